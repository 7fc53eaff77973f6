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
    /// What stands for its positional argument in the help; nil if it takes none.
    var argument: String?
    /// How many positional arguments it takes at most.
    var mostArguments = 1
    var options: [Option] = []
    /// One line for the overview.
    var summary: String
    /// What the help says beyond that.
    var discussion: String
    /// A call to try.
    var example: String
    var run: @Sendable (Invocation) async throws -> ExitCode

    /// All commands, in the order in which the overview lists them. A new command is a new file in `Commands` and its name here.
    static let all: [Command] = [.board, .list, .check, .watch, .hint, .solution, .reset, .compare, .record, .help]
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
