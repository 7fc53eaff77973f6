internal import Building
import Foundation
internal import Judge
internal import Learner
internal import Workspace

/// A call of a command, with its arguments, its options and the program's effects.
struct Invocation: Sendable {
    var command: Command
    /// The values of the positional arguments, by their placeholders.
    var arguments: [String: String]
    /// The values of all positional arguments, in order.
    var words: [String]
    /// The given options with their values; the value of a switch is empty.
    var options: [String: String]
    /// The words behind the command's name, as they were typed.
    private var typed: [String] = []
    /// The word after which all words are arguments, also those that begin with a hyphen.
    private static let endOfOptions = "--"
    var system: System

    /// Reads the words after the program's name.
    ///
    /// - Throws: ``Misuse``.
    init(words: [String], system: System) throws(Misuse) {
        self.system = system
        // People know `--` in front of all words from `swift run`.
        var words = words.first == Self.endOfOptions ? words.dropFirst() : words[...]
        if let help = words.prefix(while: { $0 != Self.endOfOptions }).firstIndex(where: { ["--help", "-h"].contains($0) }) {
            words = ["help"] + words[..<help].prefix(1)
        }
        options = [:]
        var values: [String] = []
        while let word = words.first, Command.globalOptions.contains(where: { $0.name == word }) { options[words.removeFirst()] = "" }
        if words.first == Command.versionOption.name {
            command = .version
            words = []
        } else if let name = words.first, !name.hasPrefix("-") {
            if let command = (Command.all + [.gradeWorker]).first(where: { $0.name == name }) {
                self.command = command
                words.removeFirst()
            } else if Self.namesKata(name, in: system) {
                // `kata 3` checks the third kata.
                command = .check
            } else {
                throw .unknownCommand(name)
            }
        } else {
            command = .start
        }
        typed = Array(words)
        var mayBeOption = true
        while let word = words.popFirst() {
            if mayBeOption, word == Self.endOfOptions {
                mayBeOption = false
            } else if mayBeOption, word.hasPrefix("-"), word != "-" {
                let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
                guard let option = command.allOptions.first(where: { $0.name == parts[0] }) else {
                    throw .unknownOption(parts[0], command: command)
                }
                if option.value == nil {
                    guard parts.count == 1 else { throw .unexpectedArgument(word, command: command) }
                    options[option.name] = ""
                } else {
                    // An empty value, such as that of a variable of the shell that is not set, would mean the current folder.
                    guard let value = parts.count > 1 ? parts[1] : words.popFirst(), !value.isEmpty,
                        value != Self.endOfOptions, !command.allOptions.contains(where: { $0.name == value })
                    else { throw .missingValue(option: option.name, command: command) }
                    guard let before = options[option.name] else {
                        options[option.name] = value
                        continue
                    }
                    guard option.takesSeveral else { throw .repeatedOption(option.name, command: command) }
                    options[option.name] = "\(before),\(value)"
                }
            } else {
                values.append(word)
                guard values.count <= command.arguments.count || command.arguments.last?.repeats == true else {
                    throw .unexpectedArgument(word, command: command)
                }
            }
        }
        self.words = values
        arguments = try Self.assign(values, in: command)
        if let empty = arguments.first(where: \.value.isEmpty)?.key ?? (values.contains("") ? command.arguments.last?.name : nil) {
            throw .emptyArgument(empty, command: command)
        }
        if has(Command.plainOption.name) { self.system.terminal = system.plain }
    }

    /// Whether a word in place of a command is the number or the name of a kata.
    private static func namesKata(_ word: String, in system: System) -> Bool {
        guard let katas = try? system.workspace().katas() else { return false }
        return Int(word) != nil || katas.contains { $0.name == word || $0.module == word }
    }

    /// Assigns the words to arguments: first to the required ones, then to the optional ones from left to right.
    private static func assign(_ values: [String], in command: Command) throws(Misuse) -> [String: String] {
        var values = values[...]
        var optional = max(0, values.count - command.arguments.count { $0.isRequired })
        var assigned: [String: String] = [:]
        for argument in command.arguments {
            if !argument.isRequired {
                guard optional > 0 else { continue }
                optional -= 1
            }
            // A missing argument is the command's error to report, as it knows the better words.
            assigned[argument.name] = values.popFirst()
        }
        return assigned
    }

    /// The first of the command's positional arguments.
    var argument: String? {
        get { command.arguments.first.flatMap { arguments[$0.name] } }
        set { if let first = command.arguments.first { arguments[first.name] = newValue } }
    }

    /// The argument with this placeholder.
    ///
    /// - Throws: ``Misuse/missingArgument(_:command:)``.
    func required(_ name: String) throws(Misuse) -> String {
        guard let value = arguments[name] else { throw .missingArgument(name, command: command) }
        return value
    }

    /// The argument with this placeholder, read as one of its choices.
    ///
    /// - Throws: ``Misuse/missingArgument(_:command:)``, ``Misuse/badValue(_:for:of:command:)``.
    func choice<Value>(_ name: String, _ read: (String) -> Value?) throws(Misuse) -> Value {
        let word = try required(name)
        guard let value = read(word) else {
            throw .badValue(word, for: name, of: command.choices[name] ?? [], command: command)
        }
        return value
    }

    /// The same call, in which a number alone is the argument NUMBER: `kata hint 3` means the current kata.
    var readingNumberAlone: Invocation {
        guard let word = arguments["NAME"], Int(word) != nil, arguments["NUMBER"] == nil else { return self }
        var invocation = self
        invocation.arguments = ["NUMBER": word]
        return invocation
    }

    /// The call as it was typed, and a switch: with the same folder and options it answers about the same thing.
    func call(adding option: String) -> String {
        "\(system.program) \(call(inserting: option, into: typed))"
    }

    /// The call as it was typed, with another value for an option, and without the program's name.
    func call(setting option: String, to value: String) -> String {
        call(inserting: "\(option) \(value)", into: typed(without: option))
    }

    /// The call as it was typed, but for an option and its value.
    func call(leavingOut option: String) -> String {
        "\(system.program) \(call(inserting: nil, into: typed(without: option)))"
    }

    private func typed(without option: String) -> [String] {
        var words = typed
        if let place = words.firstIndex(where: { $0 == option || $0.hasPrefix(option + "=") }) {
            words.removeSubrange(place..<min(place + (words[place] == option ? 2 : 1), words.endIndex))
        }
        return words
    }

    private func call(inserting option: String?, into typed: [String]) -> String {
        let end = typed.firstIndex(of: Self.endOfOptions) ?? typed.endIndex
        let words = typed[..<end].map(\.asWord) + [option].compactMap(\.self) + typed[end...].map(\.asWord)
        return ([command.name] + words).joined(separator: " ")
    }

    func has(_ option: String) -> Bool {
        options[option] != nil
    }

    /// The workspace that the call is about.
    func workspace() throws(WorkspaceError) -> Workspace {
        try system.workspace()
    }

    /// The file that keeps the learner's progress.
    func stateFile(in workspace: Workspace) -> StateFile {
        StateFile(workspace: workspace, warn: system.complain)
    }

    /// The katas with the learner's progress.
    func progress(in workspace: Workspace) throws -> LearningProgress {
        try LearningProgress(in: workspace, warn: system.complain)
    }

    /// The kata of the argument NAME; without NAME the kata of the current folder, or else the next one on the board.
    func kata(in workspace: Workspace) throws -> Kata {
        let katas = try workspace.katas()
        if let name = arguments["NAME"] {
            let meant = katas.meant(by: name)
            if meant.count > 1 { throw Misuse.ambiguousKata(name, meant: meant) }
            guard let kata = meant.first else { throw Misuse.unknownKata(name, known: katas) }
            return kata
        }
        let here = system.currentFolder.standardizedFileURL.path + "/"
        if let kata = katas.first(where: { here.hasPrefix($0.folder.standardizedFileURL.path + "/") }) { return kata }
        guard let next = try progress(in: workspace).next ?? katas.first else {
            throw WorkspaceError.missing(path: workspace.root.appending(path: "Katas").path)
        }
        return next
    }
}
