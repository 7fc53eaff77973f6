internal import Foundation
internal import Workspace

/// An error in words for people.
package struct Complaint {
    /// One sentence on the error, and one on the next step.
    package let lines: [String]
    package let code: ExitCode

    package init(_ message: String, next: String, code: ExitCode) {
        // File names and compilers' words are part of it.
        lines = [message, "Next: \(next)"].map { $0.printable() }
        self.code = code
    }

    /// Puts an error into words that says something about the workspace or the machine.
    package init(_ error: any Error, on terminal: Terminal) {
        if let error = error as? WorkspaceError {
            self.init(error.message, next: error.next { terminal.path(to: URL(filePath: $0)) }, code: .unusable)
        } else {
            self.init(
                error.localizedDescription, next: "Check that the disk is not full and that you may write to the workspace.",
                code: .unusable)
        }
    }

    /// Writes it to standard error; a program gets each sentence as one line.
    package func print(on terminal: Terminal) {
        for line in lines { terminal.complain(terminal.showsProgress ? line.wrapped(to: terminal.width) : line) }
    }
}
