internal import Building
internal import Judge
internal import Workspace

/// A wrong call. What is wrong is data; the words are made in ``message`` alone.
enum Misuse: Error {
    case unknownCommand(String)
    case unknownOption(String, command: Command)
    case missingValue(option: String, command: Command)
    case unexpectedArgument(String, command: Command)
    case conflict(String, String, command: Command)
    case missingArgument(String, command: Command)
    case badValue(String, for: String, of: [String], command: Command)
    case unusableFile(String, reason: String, command: Command)
    case unknownKata(String, known: [Kata])
    case unknownTechnique(String, known: [String])
    case unknownProperty(String, known: [String])
    case notOurPage(String)
    case unwritable(String, reason: String)
    case noFolder(String)
    case needsTerminal(kata: String)
    case nothingToWatchWith(kata: String)

    /// What was wrong, in one sentence.
    var message: String {
        switch self {
        case .unknownCommand(let input): "There is no command \"\(input)\"."
        case .unknownOption(let input, let command): "`kata \(command.name)` has no option \"\(input)\"."
        case .missingValue(let option, let command): "The option \"\(option)\" of `kata \(command.name)` needs a value."
        case .unexpectedArgument(let input, let command): "`kata \(command.name)` has no use for \"\(input)\"."
        case .conflict(let one, let other, _): "\(one) and \(other) do not go together."
        case .missingArgument(let name, let command): "`kata \(command.name)` needs \(name)."
        case .badValue(let input, let name, let values, _):
            "\(name) cannot be \"\(input)\": it is one of \(values.joined(separator: ", "))."
        case .unusableFile(let path, let reason, _): "The file \"\(path)\" \(reason)."
        case .unknownKata(let input, _): "There is no kata \"\(input)\"."
        case .unknownTechnique(let input, _): "There is no technique \"\(input)\" among those that are compared."
        case .unknownProperty(let input, _): "There is no property \"\(input)\" in the comparison."
        case .notOurPage(let path): "\"\(path)\" is there already and was not written by `kata compare`, so it stays as it is."
        case .unwritable(let path, let reason): "\"\(path)\" cannot be written: \(reason)."
        case .noFolder(let path): "There is no folder \"\(path)\"."
        case .nothingToWatchWith: "Watching needs a terminal to write to and to read keys from."
        case .needsTerminal(let kata): "\(kata) is not solved yet, and there is no terminal to ask whether you want to see the solution."
        }
    }

    /// The nearest valid value, if one is near.
    var suggestion: String? {
        switch self {
        case .unknownCommand(let input): Self.nearest(to: input, in: Command.all.map(\.name))
        case .unknownOption(let input, let command): Self.nearest(to: input, in: command.allOptions.map(\.name))
        case .unknownKata(let input, let known): Self.nearest(to: input, in: known.flatMap { [$0.name, $0.module] })
        case .badValue(let input, _, let values, _): Self.nearest(to: input, in: values)
        case .unknownTechnique(let input, let known), .unknownProperty(let input, let known): Self.nearest(to: input, in: known)
        default: nil
        }
    }

    /// The next command to type.
    func next(program: String) -> String {
        switch self {
        case .unknownCommand: "\(program) help"
        case .unknownOption(_, let command), .missingValue(_, let command), .unexpectedArgument(_, let command),
            .conflict(_, _, let command):
            "\(program) help \(command.name)"
        case .missingArgument(_, let command), .badValue(_, _, _, let command), .unusableFile(_, _, let command):
            "\(program) help \(command.name)"
        case .unknownKata: "\(program) list"
        case .unknownTechnique: "\(program) compare"
        case .unknownProperty: "\(program) compare --json"
        case .notOurPage, .unwritable: "\(program) compare --html ANOTHER-FILE"
        case .noFolder: "\(program) help check"
        case .nothingToWatchWith(let kata): "\(program) check \(kata)"
        case .needsTerminal(let kata): "\(program) solution \(kata) --yes"
        }
    }

    private static func nearest(to input: String, in candidates: [String]) -> String? {
        let input = input.lowercased()
        let distances = candidates.map { candidate in
            // The beginning of a long name counts as much as the whole of a short one.
            let name = candidate.lowercased()
            return (candidate, min(editDistance(input, name), editDistance(input, String(name.prefix(input.count)))))
        }
        guard let (best, distance) = distances.min(by: { $0.1 < $1.1 }) else { return nil }
        return distance <= max(1, input.count / 3) ? best : nil
    }
}

/// How many letters must be added, left out or changed to make one text of the other. (Levenshtein, 1966.)
func editDistance(_ first: String, _ second: String) -> Int {
    let other = Array(second)
    var row = Array(0...other.count)
    for (index, letter) in first.enumerated() {
        var diagonal = row[0]
        row[0] = index + 1
        for column in other.indices {
            let change = diagonal + (letter == other[column] ? 0 : 1)
            diagonal = row[column + 1]
            row[column + 1] = min(change, row[column] + 1, row[column + 1] + 1)
        }
    }
    return row[other.count]
}
