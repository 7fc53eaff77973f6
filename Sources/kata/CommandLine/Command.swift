/// One command: what it is called, what it takes, how it is explained, and what it does.
///
/// Every list of commands (the overview, each command's help, the suggestions for a wrong name) is derived from ``all``.
struct Command: Sendable {
    /// An option that a command takes.
    struct Option: Sendable {
        var name: String
        /// What stands for its value in the help; nil for a switch.
        var value: String?
        var summary: String
    }

    var name: String
    /// What stands for its positional arguments in the help, in brackets those that may be left out; nil if it takes none.
    var argument: String?
    /// The words that an argument can be, by what stands for it in the help.
    var choices: [String: [String]] = [:]
    var options: [Option] = []
    /// One line for the overview.
    var summary: String
    /// What the help says beyond that.
    var discussion: String
    /// A call to try.
    var example: String
    var run: @Sendable (Invocation) async throws -> ExitCode

    /// A positional argument.
    struct Argument {
        var name: String
        var isRequired: Bool
    }

    /// Its positional arguments, in order.
    var arguments: [Argument] {
        (argument ?? "").split(separator: " ").map { word in
            Argument(name: String(word.filter { !"[]".contains($0) }), isRequired: !word.hasPrefix("["))
        }
    }

    static let plainOption = Option(name: "--plain", value: nil, summary: "no drawing, only words: for screen readers")

    /// What every command takes.
    static let globalOptions = [plainOption]

    /// Its own options and those that every command takes.
    var allOptions: [Option] { options + Self.globalOptions }

    /// All commands, in the order in which the overview lists them. A new command is a new file in `Commands` and its name here.
    static let all: [Command] = [
        .board, .list, .check, .watch, .hint, .predict, .solution, .reset, .state, .compare, .record, .completions, .doctor, .help,
    ]
}

/// How the program ends.
enum ExitCode: Int32 {
    /// Solved, or done.
    case success = 0
    /// Not solved.
    case unsolved = 1
    /// The call was wrong.
    case misuse = 2
    /// The workspace or the toolchain cannot be used.
    case unusable = 3
}
