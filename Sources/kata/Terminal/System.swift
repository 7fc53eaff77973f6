import Foundation

/// What the program does to the world: a struct of values and closures, so that none of it is a hidden global.
struct System: Sendable {
    /// How this program is called, for the commands that it proposes.
    var program: String
    var currentFolder: URL
    /// Asks for the columns of the terminal, which change with its window; 80 without one.
    var columns: @Sendable () -> Int
    /// Whether colour may be used.
    var hasColor: Bool
    /// Whether output is only ever appended, without drawing, and every state is in words: for screen readers, files and other programs.
    var isPlain: Bool
    /// Whether somebody sits at a terminal, who can read and press keys.
    var isInteractive: Bool
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
    var ask: @Sendable (String) async -> Bool?
    /// What time it is.
    var now: @Sendable () -> Date = { Date() }
    /// The time of day for people, such as 10:42:07.
    var time: @Sendable () -> String
    /// Begins to report keys, and what becomes of the terminal.
    var attend: @Sendable (WatchEvents) -> Void
    /// Leaves the terminal as it was before ``attend``.
    var release: @Sendable () -> Void

    var width: Int { columns() }

    /// The real thing.
    static var real: System {
        let environment = ProcessInfo.processInfo.environment
        let isTerminal = isatty(STDOUT_FILENO) == 1
        let canDraw = isTerminal && environment["TERM"] != "dumb"
        let isBuiltHere = CommandLine.arguments.first?.contains(".build/") ?? false
        return System(
            program: isBuiltHere ? "swift run kata" : "kata",
            currentFolder: URL(filePath: FileManager.default.currentDirectoryPath),
            columns: { isTerminal ? terminalWidth() : 80 },
            hasColor: canDraw && environment["NO_COLOR", default: ""].isEmpty,
            isPlain: !canDraw,
            isInteractive: isTerminal && isatty(STDIN_FILENO) == 1,
            showsProgress: isatty(STDERR_FILENO) == 1,
            say: { FileHandle.standardOutput.writeIgnoringErrors($0 + "\n") },
            write: { FileHandle.standardOutput.writeIgnoringErrors($0) },
            complain: { FileHandle.standardError.writeIgnoringErrors($0 + "\n") },
            progress: { FileHandle.standardError.writeIgnoringErrors($0) },
            ask: { question in
                guard isatty(STDIN_FILENO) == 1 else { return nil }
                FileHandle.standardOutput.writeIgnoringErrors(question + " [y/N] ")
                return ["y", "yes"].contains(readLine()?.lowercased())
            },
            time: timeOfDay,
            attend: TerminalEvents.report,
            release: { _ = TerminalMode.end() })
    }

    /// The same without drawing.
    var plain: System {
        var system = self
        system.isPlain = true
        system.hasColor = false
        return system
    }

    private static func timeOfDay() -> String {
        var now = Foundation.time(nil)
        var parts = tm()
        localtime_r(&now, &parts)
        return [parts.tm_hour, parts.tm_min, parts.tm_sec].map { ($0 < 10 ? "0" : "") + "\($0)" }.joined(separator: ":")
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
