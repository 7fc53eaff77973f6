internal import Learner

/// A command: its name, its arguments and options, its help, and its action.
///
/// Every list of commands (the overview, each command's help, the suggestions for a wrong name) is derived from ``all``.
struct Command: Sendable {
    /// An option that a command takes.
    struct Option: Sendable {
        var name: String
        /// The placeholder for its value in the help; nil for a switch.
        var value: String?
        var summary: String
        /// The summary of a line in the help for several options: those in a row that have the same one share it.
        var line: String?
        /// Whether it takes several values: with commas, or given again.
        var takesSeveral = false
        /// The valid words for its value; empty if there is no list of them.
        var choices: [String] = []
    }

    var name: String
    /// The placeholders for its positional arguments in the help, optional ones in brackets; nil without arguments.
    ///
    /// The last one may end in `...`, which lets it be repeated.
    var argument: String?
    /// The valid words for an argument, by its placeholder.
    var choices: [String: [String]] = [:]
    var options: [Option] = []
    /// The line for the overview.
    var summary: String
    /// The rest of the help.
    var discussion: String
    /// A call to try, without the program's name.
    var example: String
    /// Whether the overview only names it, as few people need it often.
    var isRare = false
    var run: @Sendable (Invocation) async throws -> ExitCode

    /// A positional argument.
    struct Argument {
        var name: String
        var isRequired: Bool
        var repeats: Bool
    }

    /// Its positional arguments, in order.
    var arguments: [Argument] {
        (argument ?? "").split(separator: " ").map { word in
            Argument(
                name: String(word.filter { !"[].".contains($0) }), isRequired: !word.hasPrefix("["), repeats: word.contains("..."))
        }
    }

    static let plainOption = Option(name: "--plain", value: nil, summary: "words only, without drawing (also SEAMS_PLAIN=1)")

    /// The options of every command.
    static let globalOptions = [plainOption]

    /// Its own options and the global ones.
    var allOptions: [Option] { options + Self.globalOptions }

    /// All commands, in the order of the overview.
    ///
    /// A new command is a file `Command+X` in `Commands` and its name here.
    static let all: [Command] = [
        .board, .list, .check, .watch, .test, .hint, .step, .steps, .predict, .solution, .reset, .journal, .tutorials, .state, .handout,
        .grade,
        .compare, .which,
        .record, .mutate, .survey, .completions,
        .doctor, .dev, .help,
    ]
}
