internal import Building
import Foundation
internal import Grading
internal import Judge
internal import Mutation
internal import Survey
internal import Workspace

/// An error in words for people: the one place where errors become text.
struct Complaint {
    /// One sentence on the error, and one on the next step.
    let lines: [String]
    let code: ExitCode

    init(_ error: any Error, system: System) {
        let (message, next): (String, String)
        switch error {
        case let misuse as Misuse:
            let words = Words(for: misuse)
            message = system.naming(words.message) + (words.suggestion.map { " Did you mean \"\($0)\"?" } ?? "")
            next = "\(system.program) \(words.call)"
            code = .misuse
        case let error as GradingError:
            let words = Words(for: error)
            message = words.message + (words.suggestion.map { " Did you mean \"\($0)\"?" } ?? "")
            next = "\(system.program) \(words.call)"
            code = .misuse
        case let error as PackageError:
            (message, next) = (system.naming(error.message), system.naming(error.next))
            code = error.isMisuse ? .misuse : .unusable
        case let error as MutationError:
            let near = error.word?.nearest(in: error.valid)
            (message, next) = (system.naming(error.message) + (near.map { " Did you mean \"\($0)\"?" } ?? ""), system.naming(error.next))
            code = error.isMisuse ? .misuse : .unusable
        case let error as SurveyError:
            (message, next) = (system.naming(error.message), system.naming(error.next))
            code = .misuse
        case let error as WorkspaceError:
            (message, next) = (error.message, error.next { system.path(to: URL(filePath: $0)) })
            code = .unusable
        default:
            message = error.localizedDescription
            next = "Check that the disk is not full and that you may write to the workspace."
            code = .unusable
        }
        // File names and compilers' words are part of it.
        lines = [message, "Next: \(next)"].map { $0.printable() }
    }

    /// Writes it to standard error; a program gets each sentence as one line.
    func print(on system: System) {
        for line in lines { system.complain(system.showsProgress ? line.wrapped(to: system.width) : line) }
    }
}
