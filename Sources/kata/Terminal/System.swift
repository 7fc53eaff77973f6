import Foundation

/// What the program does to the world: a struct of values and closures, so that none of it is a hidden global.
struct System: Sendable {
    /// How this program is called, for the commands that it proposes.
    var program: String
    var currentFolder: URL
    /// Columns of the terminal, or 80 without one.
    var width: Int
    /// Whether colour may be used.
    var hasColor: Bool
    /// Whether there is somebody who sees progress.
    var showsProgress: Bool
    /// Writes text and a line end to standard output.
    var say: @Sendable (String) -> Void
    /// Writes text to standard output as it is.
    var write: @Sendable (String) -> Void
    /// Writes text and a line end to standard error.
    var complain: @Sendable (String) -> Void
    /// Writes text to standard error as it is.
    var progress: @Sendable (String) -> Void
    /// Asks a question that is answered with yes or no; nil if nobody can answer.
    var ask: @Sendable (String) -> Bool?
    /// What time it is.
    var now: @Sendable () -> Date = { Date() }

    /// The real thing.
    static var real: System {
        let environment = ProcessInfo.processInfo.environment
        let isTerminal = isatty(STDOUT_FILENO) == 1 && environment["TERM"] != "dumb"
        let isBuiltHere = CommandLine.arguments.first?.contains(".build/") ?? false
        return System(
            program: isBuiltHere ? "swift run kata" : "kata",
            currentFolder: URL(filePath: FileManager.default.currentDirectoryPath),
            width: isTerminal ? terminalWidth() : 80,
            hasColor: isTerminal && environment["NO_COLOR", default: ""].isEmpty,
            showsProgress: isatty(STDERR_FILENO) == 1 && environment["TERM"] != "dumb",
            say: { FileHandle.standardOutput.writeIgnoringErrors($0 + "\n") },
            write: { FileHandle.standardOutput.writeIgnoringErrors($0) },
            complain: { FileHandle.standardError.writeIgnoringErrors($0 + "\n") },
            progress: { FileHandle.standardError.writeIgnoringErrors($0) },
            ask: { question in
                guard isatty(STDIN_FILENO) == 1 else { return nil }
                FileHandle.standardOutput.writeIgnoringErrors(question + " [y/N] ")
                return ["y", "yes"].contains(readLine()?.lowercased())
            })
    }

    private static func terminalWidth() -> Int {
        var size = winsize()
        return ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : 80
    }
}

extension FileHandle {
    /// A reader that went away is no reason to fail.
    fileprivate func writeIgnoringErrors(_ text: String) {
        try? write(contentsOf: Data(text.utf8))
    }
}
