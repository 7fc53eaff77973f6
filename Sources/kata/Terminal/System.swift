import Foundation

/// The effects of the program: a struct of values and closures, so that none of them is a hidden global.
struct System: Sendable {
    /// The command to type for this program, in the calls that it proposes.
    var program: String
    var currentFolder: URL
    /// The folder of the script that started this program, whose workspace counts outside of any other; nil without the script.
    var scriptFolder: URL?
    /// Asks for the columns of the terminal, which change with its window; 80 without a terminal.
    var columns: @Sendable () -> Int
    /// Asks for the rows of the terminal; 24 without a terminal.
    var rows: @Sendable () -> Int = { 24 }
    /// Whether color may be used.
    var hasColor: Bool
    /// Whether output is only ever appended, without drawing, and every state is in words: for screen readers, files and other programs.
    var isPlain: Bool
    /// Whether a verdict comes before its evidence, as a person who listens wants it.
    var saysVerdictFirst = false
    /// Whether a person sits at a terminal and can read and press keys.
    var isInteractive: Bool
    /// Whether standard error is a terminal, where a person sees progress.
    var showsProgress: Bool
    /// Writes text to standard output as it is.
    var write: @Sendable (String) -> Void
    /// Writes text to standard error as it is.
    var writeError: @Sendable (String) -> Void
    /// Asks a question that is answered with yes or no; nil if nobody can answer.
    var ask: @Sendable (String) async -> Bool?
    /// Shows a question and reads the line that answers it; nil at the end of the input.
    var readAnswer: @Sendable (String) -> String? = { _ in nil }
    /// The file to which a step on GitHub appends its summary; nil elsewhere.
    var stepSummary: String?
    /// The current time.
    var now: @Sendable () -> Date = { Date() }
    /// Waits, and throws as soon as the task is cancelled.
    var sleep: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
    /// Starts to report keys and changes of the terminal, where a screen is drawn or lines are appended.
    var startKeys: @Sendable (WatchEvents, _ drawsScreen: Bool) -> Void
    /// Leaves the terminal as it was before ``startKeys``.
    var stopKeys: @Sendable () -> Void
    /// Whether a workflow's runner reads the output and obeys the commands in it, so that no line of a submission may be one.
    var isReadByWorkflow = false
    /// The machine that the program runs on, for `kata doctor`.
    var machine = Machine.real

    var width: Int { columns() }

    /// Writes text and a line end to standard output.
    func say(_ text: String) {
        write((isReadByWorkflow ? text.withoutWorkflowCommands : text) + "\n")
    }

    /// Writes text and a line end to standard error.
    func complain(_ text: String) {
        writeError((isReadByWorkflow ? text.withoutWorkflowCommands : text) + "\n")
    }

    /// The time of day for people, such as 10:42:07.
    var timeOfDay: String {
        var now = time_t(now().timeIntervalSince1970)
        var parts = tm()
        localtime_r(&now, &parts)
        return [parts.tm_hour, parts.tm_min, parts.tm_sec].map { ($0 < 10 ? "0" : "") + "\($0)" }.joined(separator: ":")
    }

    /// The same without drawing.
    var plain: System {
        var system = self
        system.isPlain = true
        system.saysVerdictFirst = true
        system.hasColor = false
        return system
    }
}

extension System {
    /// The effects of the running process.
    static var real: System {
        let environment = ProcessInfo.processInfo.environment
        let isTerminal = isatty(STDOUT_FILENO) == 1
        let canDraw = isTerminal && environment["TERM"] != "dumb"
        let folder = URL(filePath: FileManager.default.currentDirectoryPath)
        var system = System(
            program: program(name: CommandLine.arguments.first ?? "kata", environment: environment, in: folder),
            currentFolder: folder,
            scriptFolder: scriptFolder(environment: environment, in: folder),
            columns: { isTerminal ? terminalSize().columns : 80 },
            rows: { isTerminal ? terminalSize().rows : 24 },
            hasColor: canDraw && environment["NO_COLOR", default: ""].isEmpty,
            isPlain: !canDraw,
            isInteractive: isTerminal && isatty(STDIN_FILENO) == 1,
            showsProgress: isatty(STDERR_FILENO) == 1,
            write: { FileHandle.standardOutput.writeIgnoringErrors($0) },
            writeError: { FileHandle.standardError.writeIgnoringErrors($0) },
            ask: { question in
                guard isatty(STDIN_FILENO) == 1 else { return nil }
                let width = isTerminal ? terminalSize().columns : 80
                FileHandle.standardOutput.writeIgnoringErrors("\(question) [y/N]".wrapped(to: width) + " ")
                return ["y", "yes"].contains(readLine()?.lowercased())
            },
            readAnswer: { question in
                FileHandle.standardOutput.writeIgnoringErrors(question)
                return readLine()
            },
            startKeys: TerminalEvents.report,
            stopKeys: { _ = TerminalMode.end() })
        system.isReadByWorkflow = environment["GITHUB_ACTIONS"] == "true"
        system.stepSummary = environment["GITHUB_STEP_SUMMARY"].flatMap { $0.isEmpty ? nil : $0 }
        return environment[plainVariable, default: ""].isEmpty ? system : system.plain
    }

    /// The variable of the environment that stands for the option `--plain`.
    private static let plainVariable = "SEAMS_PLAIN"

    private static func terminalSize() -> (columns: Int, rows: Int) {
        var size = winsize()
        let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0
        return (isKnown && size.ws_col > 0 ? Int(size.ws_col) : 80, isKnown && size.ws_row > 0 ? Int(size.ws_row) : 24)
    }
}

extension FileHandle {
    /// Writes text.
    ///
    /// A reader that is gone is not an error.
    fileprivate func writeIgnoringErrors(_ text: String) {
        try? write(contentsOf: Data(text.utf8))
    }
}
