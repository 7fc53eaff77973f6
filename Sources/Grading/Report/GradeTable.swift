import Foundation
internal import Judge
package import Workspace

/// The results of a run as people read them: a row for each label, and the mistakes that many made.
package struct GradeTable: Sendable {
    /// A row.
    package struct Row: Sendable {
        package var label: String
        package var grade: Grade
        /// The label of the submission with the same bytes that has the result; nil if it is this one.
        package var original: String?
        /// The next step of the person; nil if there is none.
        var next: String?

        /// The state of this label.
        package var state: Grade.State { original == nil ? grade.state : .duplicate }
    }

    package let kata: Kata
    package let summary: Summary
    /// The rows, in the order of their labels.
    package let rows: [Row]
    /// The mistakes, the most frequent first.
    package let mistakes: [Mistake]
    /// The submissions that are very alike.
    let alike: [Similarity.Group]

    package init(of book: GradeBook, for kata: Kata) throws {
        self.kata = kata
        let grades = try book.grades().values.sorted { $0.labels[0] < $1.labels[0] }
        summary = book.summary ?? Summary(of: grades, kata: kata.name, missing: [])
        rows = grades.flatMap { grade in
            let next = grade.verdict?.next ?? (grade.state == .refused ? Self.wanted(for: kata) : nil)
            return grade.labels.enumerated().map { Row(label: $1, grade: grade, original: $0 == 0 ? nil : grade.labels[0], next: next) }
        }.sorted { $0.label.utf8.lexicographicallyPrecedes($1.label.utf8) }
        mistakes = Mistake.all(in: grades)
        alike = book.similarity?.groups ?? []
    }

    /// The sentence on what to hand in, for those whose work was not found or not opened.
    private static func wanted(for kata: Kata) -> String {
        "Hand in the folder Katas/\(kata.module), with its plain files in Sources and Tests, or a new zip archive of it."
    }

    /// The number of unsolved submissions at each stage that has some, in the order of the stages.
    package var stuck: [(stage: Stage, count: Int)] {
        let counts = Dictionary(grouping: rows.filter { $0.state == .unsolved }.compactMap(\.grade.verdict?.failed)) { $0 }
        return Stage.allCases.compactMap { stage in counts[stage].map { (stage, $0.count) } }
    }
}
