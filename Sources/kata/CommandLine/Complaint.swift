internal import Building
import Foundation
internal import Judge
internal import Workspace

/// What went wrong, for people: the one place where errors become text.
struct Complaint {
    /// What was wrong, and what to do now.
    let lines: [String]
    let code: ExitCode

    /// - Parameter program: How this program is called.
    init(_ error: any Error, program: String) {
        let (what, next): (String, String)
        switch error {
        case let misuse as Misuse:
            what = misuse.message + (misuse.suggestion.map { " Did you mean \"\($0)\"?" } ?? "")
            next = misuse.next(program: program)
            code = .misuse
        case let error as WorkspaceError:
            (what, next) = (error.message, error.next)
            code = .unusable
        default:
            (what, next) = (error.localizedDescription, "Check that the disk is not full and that you may write to the workspace.")
            code = .unusable
        }
        lines = [what, "Next: \(next)"]
    }
}
