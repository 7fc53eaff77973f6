import Foundation

extension Terminal {
    /// The terminal of the running process.
    package static var real: Terminal {
        let environment = ProcessInfo.processInfo.environment
        let isTerminal = isatty(STDOUT_FILENO) == 1
        let canDraw = isTerminal && environment["TERM"] != "dumb"
        let folder = URL(filePath: FileManager.default.currentDirectoryPath)
        var terminal = Terminal(
            program: program(name: CommandLine.arguments.first ?? "kata", environment: environment, in: folder),
            currentFolder: folder,
            scriptFolder: scriptFolder(environment: environment, in: folder),
            columns: { isTerminal ? size().columns : 80 },
            rows: { isTerminal ? size().rows : 24 },
            hasColor: canDraw && environment["NO_COLOR", default: ""].isEmpty,
            isPlain: !canDraw,
            isInteractive: isTerminal && isatty(STDIN_FILENO) == 1,
            showsProgress: isatty(STDERR_FILENO) == 1,
            write: { FileHandle.standardOutput.writeIgnoringErrors($0) },
            writeError: { FileHandle.standardError.writeIgnoringErrors($0) })
        terminal.isReadByWorkflow = environment["GITHUB_ACTIONS"] == "true"
        return environment[plainVariable, default: ""].isEmpty ? terminal : terminal.plain
    }

    /// The variable of the environment that stands for the option `--plain`.
    private static let plainVariable = "SEAMS_PLAIN"

    private static func size() -> (columns: Int, rows: Int) {
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
