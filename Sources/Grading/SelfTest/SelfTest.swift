package import Foundation
package import Judge
package import Workspace

/// The submissions whose answers are known: the start, the reference, and the corpus with its adversaries.
///
/// A facilitator grades them on the evening before the course, on the machine of the course.
package struct SelfTest {
    /// A verdict as it must be.
    package struct Expectation: Equatable, Sendable, CustomStringConvertible {
        package var failed: Stage?
        package var reason: Reason?

        package var description: String {
            failed.map { "unsolved at \($0.rawValue)" + (reason.map { " (\($0.rawValue))" } ?? "") } ?? "solved"
        }

        /// Whether a result is as it must be; without a reason any will do.
        func isMet(by grade: Grade) -> Bool {
            guard let verdict = grade.verdict else { return false }
            return verdict.failed == failed && (reason == nil || verdict.reason == reason)
        }
    }

    /// The expectations by their labels.
    package private(set) var expectations: [String: Expectation] = [:]

    /// Writes the submissions into a folder, a folder for each.
    package init(of kata: Kata, in workspace: Workspace, to folder: URL) throws {
        try CorpusSubmission.copy(kata.startFolder, of: kata, to: folder.appending(path: "start"))
        expectations["start"] = Expectation(failed: kata.description.start, reason: nil)
        try CorpusSubmission.copy(workspace.solution(of: kata), of: kata, to: folder.appending(path: "reference"))
        expectations["reference"] = Expectation()
        for submission in CorpusSubmission.all(in: workspace.root, for: kata.module) {
            let description = try submission.description()
            let label = "corpus-\(submission.slug)"
            try submission.materialize(of: kata, in: workspace, to: folder.appending(path: label))
            expectations[label] = Expectation(failed: description.failed, reason: description.reason)
        }
    }

    /// The labels whose results are not as they must be, with both in words.
    package func differences(in book: GradeBook) throws -> [(label: String, expected: String, found: String)] {
        var found: [String: Grade] = [:]
        for grade in try book.grades().values { for label in grade.labels { found[label] = grade } }
        return expectations.filter { label, expected in found[label].map(expected.isMet) != true }
            .map { ($0.key, $0.value.description, found[$0.key].map { "\($0.stateInWords): \($0.message)" } ?? "no result") }
            .sorted { $0.label < $1.label }
    }
}
