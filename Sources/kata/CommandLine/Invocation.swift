import Foundation
internal import Judge

/// One call of a command: its arguments, and what it works with.
struct Invocation: Sendable {
    var command: Command
    var arguments: [String] = []
    /// The options that were given, with their values; switches have an empty one.
    var options: [String: String]
    var system: System

    /// Reads the words after the program's name.
    ///
    /// - Throws: ``Misuse``.
    init(words: [String], system: System) throws(Misuse) {
        self.system = system
        var words = words[...]
        if let help = words.firstIndex(where: { ["--help", "-h"].contains($0) }) {
            words = ["help"] + words[..<help].prefix(1)
        }
        let name = words.first.flatMap { $0.hasPrefix("-") ? nil : words.removeFirst() } ?? Command.board.name
        guard let command = Command.all.first(where: { $0.name == name }) else { throw .unknownCommand(name) }
        self.command = command
        options = [:]
        while let word = words.popFirst() {
            if word.hasPrefix("-"), word != "-" {
                let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
                guard let option = command.options.first(where: { $0.name == parts[0] }) else {
                    throw .unknownOption(parts[0], command: command)
                }
                if option.value == nil {
                    guard parts.count == 1 else { throw .unexpectedArgument(word, command: command) }
                    options[option.name] = ""
                } else {
                    guard let value = parts.count > 1 ? parts[1] : words.popFirst() else {
                        throw .missingValue(option: option.name, command: command)
                    }
                    options[option.name] = value
                }
            } else {
                guard command.argument != nil, arguments.count < command.mostArguments else {
                    throw .unexpectedArgument(word, command: command)
                }
                arguments.append(word)
            }
        }
    }

    /// The only argument, if there is one.
    var argument: String? { arguments.first }

    func has(_ option: String) -> Bool {
        options[option] != nil
    }

    /// The workspace around the current folder.
    func workspace() throws(WorkspaceError) -> Workspace {
        try Workspace(containing: system.currentFolder)
    }

    /// The kata that the argument names; without one, the kata in whose folder the call is made, or else the next one on the board.
    func kata(in workspace: Workspace) throws -> Kata {
        let katas = try workspace.katas()
        if let argument {
            guard let kata = katas.first(where: { [$0.name, $0.module].contains(argument) }) else {
                throw Misuse.unknownKata(argument, known: katas)
            }
            return kata
        }
        let here = system.currentFolder.standardizedFileURL.path + "/"
        if let kata = katas.first(where: { here.hasPrefix($0.folder.standardizedFileURL.path + "/") }) { return kata }
        guard let next = Progress(katas: katas, state: try StateFile(workspace: workspace).read()).next ?? katas.first else {
            throw WorkspaceError.missing(path: workspace.root.appending(path: "Katas").path)
        }
        return next
    }
}
