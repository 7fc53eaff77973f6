internal import Foundation
internal import Learner

extension Command {
    static let help = Command(
        name: "help", argument: "[COMMAND]", summary: "how to use a command",
        discussion: "Without COMMAND it lists all commands.", example: "help check",
        isRare: true
    ) { invocation in
        let system = invocation.system
        guard let name = invocation.argument else {
            system.say("Usage: \(system.program) [COMMAND]")
            system.say("")
            let common = all.filter { !$0.isRare }, calls = common.map(\.call)
            let width = calls.map(\.count).max() ?? 0
            for (command, call) in zip(common, calls) { show(call, command.summary, width: width, system) }
            system.say("")
            let rare = all.filter(\.isRare).map(\.name).formatted(.list(type: .and).locale(.init(identifier: "en")))
            system.say("There are also \(rare).".wrapped(to: system.width))
            system.say("")
            show(globalOptions + [versionOption], system)
            let end = system.naming("NAME is the name of a kata or of its folder. `kata help COMMAND` says more.")
            system.say(end.wrapped(to: system.width))
            return .success
        }
        guard let command = all.first(where: { $0.name == name }) else { throw Misuse.unknownCommand(name) }
        system.say("Usage: \(system.program) \(command.call) [OPTIONS]")
        system.say("")
        for paragraph in system.naming(command.discussion).split(separator: "\n", omittingEmptySubsequences: false) {
            system.say(String(paragraph).wrapped(to: system.width))
        }
        system.say("")
        show(command.allOptions, system)
        system.say("")
        system.say("Example: \(system.program) \(command.example)")
        return .success
    }

    private static func show(_ options: [Option], _ system: System) {
        let lines = lines(of: options).map { (names: names($0), summary: $0[0].line ?? $0[0].summary) }
        let width = lines.map(\.names.count).max() ?? 0
        for line in lines { show(line.names, line.summary, width: width, system) }
    }

    /// Prints a line of a table; on a narrow terminal, the second column goes on below its beginning, or has lines of its own.
    private static func show(_ name: String, _ words: String, width: Int, _ system: System) {
        guard width + 24 <= system.width else {
            system.say("  \(name)".wrapped(to: system.width, indent: 2))
            return system.say("      \(words)".wrapped(to: system.width, indent: 6))
        }
        system.say("  \(name.padded(to: width))  \(words)".wrapped(to: system.width, indent: width + 4))
    }

    /// The options of each line.
    private static func lines(of options: [Option]) -> [[Option]] {
        options.reduce(into: []) { lines, option in
            if let line = option.line, line == lines.last?.last?.line {
                lines[lines.count - 1].append(option)
            } else {
                lines.append([option])
            }
        }
    }

    /// The names of the options on one line, with their placeholders; one that stands for the values of several comes once, at the end.
    private static func names(_ options: [Option]) -> String {
        options.enumerated().map { index, option in
            let next = index + 1 < options.count ? options[index + 1].value : nil
            return [option.name, option.value == next ? nil : option.value].compactMap { $0 }.joined(separator: " ")
        }.joined(separator: ", ")
    }

    /// The command with its arguments.
    private var call: String {
        [name, argument].compactMap { $0 }.joined(separator: " ")
    }
}
