/// A submission whose answer is another one than in an earlier run.
package struct GradeChange: Sendable {
    package var label: String
    /// The earlier answer and the present one, in words; nil if there was none.
    package var (before, after): (String?, String?)

    /// The answer of each submission of a run, in words, and the labels that belong to other parts.
    package struct Answers: Sendable {
        fileprivate var words: [String: String] = [:]
        fileprivate let elsewhere: Set<String>

        /// Reads them at once, as the next run may go into the same folder.
        package init(of book: GradeBook) throws {
            elsewhere = Set(book.summary?.missing ?? [])
            for grade in try book.grades().values {
                for label in grade.labels { words[label] = "\(grade.stateInWords): \(grade.message)" }
            }
        }
    }

    /// Compares two runs, in the order of the labels; of a submission that belongs to another part nothing is known.
    package static func all(from old: Answers, to new: Answers) -> [GradeChange] {
        let unknown = old.elsewhere.union(new.elsewhere)
        return Set(old.words.keys).union(new.words.keys).subtracting(unknown).sorted().filter { old.words[$0] != new.words[$0] }.map {
            GradeChange(label: $0, before: old.words[$0], after: new.words[$0])
        }
    }
}
