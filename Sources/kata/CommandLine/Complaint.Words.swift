internal import Foundation
internal import Learner
internal import Workspace

extension Complaint {
    /// The words for a wrong call.
    struct Words {
        /// One sentence that quotes the wrong input.
        var message: String
        /// The nearest valid value, if one is near.
        var suggestion: String?
        /// The next call to type, without the program's name.
        var call: String

        init(_ message: String, near input: String = "", in candidates: [String] = [], call: String) {
            self.message = message
            suggestion = input.nearest(in: candidates)
            self.call = call
        }
    }
}

extension Complaint.Words {
    /// The commands that people mean by words of other tools.
    private static let meant = [
        "diff": "solution", "judge": "check", "run": "check", "verify": "check", "undo": "reset", "revert": "reset", "restart": "reset",
        "status": "board", "next": "board", "mock": "record", "scan": "survey",
    ]

    /// The words for a command that does not exist.
    private init(forCommand input: String) {
        let message = "There is no command \"\(input)\"."
        if let command = Self.meant[input.lowercased()] {
            self.init(message, near: command, in: [command], call: "help \(command)")
        } else {
            self.init(message, near: input, in: Command.all.map(\.name), call: "help")
        }
    }

    /// The words for a technique that does not exist: all names are for those who mean none of them.
    private init(unknownTechnique input: String, _ known: [Kata]) {
        let message = "\"\(input)\" is no technique of the comparison"
        self.init("\(message).", near: input, in: known.flatMap { [$0.name, $0.module] }, call: "list")
        if suggestion == nil { self.message = "\(message), which has \(known.names)." }
    }

    init(for misuse: Misuse) {
        self =
            switch misuse {
            case .unknownCommand(let input):
                Self(forCommand: input)
            case .unknownOption(let input, let command):
                Self(
                    "`kata \(command.name)` has no option \"\(input)\".", near: input, in: command.allOptions.map(\.name),
                    call: "help \(command.name)")
            case .missingValue(let option, let command):
                Self("The option \"\(option)\" of `kata \(command.name)` needs a value.", call: "help \(command.name)")
            case .repeatedOption(let option, let command):
                Self("The option \"\(option)\" of `kata \(command.name)` is given twice.", call: "help \(command.name)")
            case .unexpectedArgument(let input, let command):
                Self("`kata \(command.name)` does not take \"\(input)\".", call: "help \(command.name)")
            case .conflict(let one, let other, let command):
                Self("\(one) and \(other) cannot be combined.", call: "help \(command.name)")
            case .missingArgument(let name, let command):
                Self("`kata \(command.name)` needs \(name).", call: "help \(command.name)")
            case .emptyArgument(let name, let command):
                Self("\(name) of `kata \(command.name)` is empty.", call: "help \(command.name)")
            case .badValue(let input, let name, let values, let command):
                Self(
                    "\(name) cannot be \"\(input)\": it must be one of \(values.joined(separator: ", ")).", near: input, in: values,
                    call: "help \(command.name)")
            case .unusableFile(let path, let reason, let command):
                Self("The file \"\(path)\" \(reason).", call: "help \(command.name)")
            case .notSwift(let path, let line, let problem):
                Self("\(path):\(line): this is not Swift: \(problem).", call: "help record")
            case .unknownKata(let input, let known):
                Self(
                    "There is no kata \"\(input)\"." + (Int(input) == nil ? "" : " They are numbered from 1 to \(known.count)."),
                    near: input, in: known.flatMap { [$0.name, $0.module] }, call: "list")
            case .noKata(let instead, let folder):
                Self("There is no kata \"\(folder)\": the kata comes first, and then the folder.", call: instead)
            case .ambiguousKata(let input, let meant):
                Self("\"\(input)\" fits \(meant.names).", call: "list")
            case .unusableName(let input, let reason, let command):
                Self("\"\(input)\" \(reason).", call: "help \(command.name)")
            case .unknownTechnique(let input, let known):
                Self(unknownTechnique: input, known)
            case .occupied(let path, let reason, let instead):
                Self("\"\(path)\" \(reason), so it stays as it is.", call: instead)
            case .unwritable(let path, let reason, let instead):
                Self("\"\(path)\" cannot be written: \(reason).", call: instead)
            case .noFolder(let path):
                Self("There is no folder \"\(path)\".", call: "help check")
            case .needsTerminal(let kata):
                Self(
                    "\(kata) is not solved yet, and without a terminal `kata solution` cannot ask whether you want to see it.",
                    call: "solution \(kata) --yes")
            case .needsAnswers(let example):
                Self("Nobody answers here: give what you know of your code with the call.", call: example)
            case .nothingToWatchWith(let kata):
                Self("Watching needs a terminal, for its output and for keys.", call: "check \(kata)")
            }
    }
}

extension [Kata] {
    /// Their names in a sentence.
    fileprivate var names: String { map(\.name).formatted(.list(type: .and).locale(.init(identifier: "en"))) }
}
