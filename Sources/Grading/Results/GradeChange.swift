/// A submission whose answer is another one than in an earlier run.
package struct GradeChange: Sendable {
    package var label: String
    /// The earlier answer and the present one, in words; nil if there was none.
    package var (before, after): (String?, String?)

    /// Compares two runs, in the order of the labels.
    package static func all(from old: GradeBook, to new: GradeBook) throws -> [GradeChange] {
        func answers(_ book: GradeBook) throws -> [String: String] {
            var answers: [String: String] = [:]
            for grade in try book.grades().values {
                for label in grade.labels { answers[label] = "\(grade.stateInWords): \(grade.message)" }
            }
            return answers
        }
        let (before, after) = (try answers(old), try answers(new))
        return Set(before.keys).union(after.keys).sorted().filter { before[$0] != after[$0] }.map {
            GradeChange(label: $0, before: before[$0], after: after[$0])
        }
    }
}
