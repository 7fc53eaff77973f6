package import Foundation

/// The terminal of a person, or what stands in its place: where text goes, and how it may look.
package struct Terminal: Sendable {
    /// The command to type for this program, in the calls that it proposes.
    package var program: String
    package var currentFolder: URL
    /// The folder of the script that started this program, whose workspace counts outside of any other; nil without the script.
    package var scriptFolder: URL?
    /// Asks for the columns of the terminal, which change with its window; 80 without a terminal.
    package var columns: @Sendable () -> Int
    /// Asks for the rows of the terminal; 24 without a terminal.
    package var rows: @Sendable () -> Int
    /// Whether color may be used.
    package var hasColor: Bool
    /// Whether output is only ever appended, without drawing, and every state is in words: for screen readers, files and other programs.
    package var isPlain: Bool
    /// Whether a verdict comes before its evidence, as a person who listens wants it.
    package var saysVerdictFirst = false
    /// Whether a person sits at a terminal and can read and press keys.
    package var isInteractive: Bool
    /// Whether standard error is a terminal, where a person sees progress.
    package var showsProgress: Bool
    /// Whether a workflow's runner reads the output and obeys the commands in it, so that no line of a submission may be one.
    package var isReadByWorkflow = false
    /// Writes text to standard output as it is.
    package var write: @Sendable (String) -> Void
    /// Writes text to standard error as it is.
    package var writeError: @Sendable (String) -> Void

    package init(
        program: String, currentFolder: URL, scriptFolder: URL? = nil, columns: @escaping @Sendable () -> Int,
        rows: @escaping @Sendable () -> Int = { 24 }, hasColor: Bool, isPlain: Bool, isInteractive: Bool, showsProgress: Bool,
        write: @escaping @Sendable (String) -> Void, writeError: @escaping @Sendable (String) -> Void
    ) {
        self.program = program
        self.currentFolder = currentFolder
        self.scriptFolder = scriptFolder
        self.columns = columns
        self.rows = rows
        self.hasColor = hasColor
        self.isPlain = isPlain
        self.isInteractive = isInteractive
        self.showsProgress = showsProgress
        self.write = write
        self.writeError = writeError
    }

    package var width: Int { columns() }

    package var style: Style { Style(hasColor: hasColor) }

    /// Writes text and a line end to standard output.
    package func say(_ text: String) {
        write((isReadByWorkflow ? text.withoutWorkflowCommands : text) + "\n")
    }

    /// Writes text and a line end to standard error.
    package func complain(_ text: String) {
        writeError((isReadByWorkflow ? text.withoutWorkflowCommands : text) + "\n")
    }

    /// The same without drawing.
    package var plain: Terminal {
        var terminal = self
        terminal.isPlain = true
        terminal.saysVerdictFirst = true
        terminal.hasColor = false
        return terminal
    }
}
