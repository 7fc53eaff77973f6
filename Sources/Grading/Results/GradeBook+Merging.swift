internal import Foundation

extension GradeBook {
    /// Takes over the results of several runs, of which each graded a part: in any order, and with the same bytes as one run.
    ///
    /// - Throws: ``GradingError/badResults(path:reason:)`` if one is of another kata, or has no summary.
    package func merge(_ books: [GradeBook]) throws -> Summary {
        var kata: String?
        var (all, taken): (Set<String>, Set<String>) = ([], [])
        for book in books {
            guard let summary = book.summary else {
                throw GradingError.badResults(path: book.folder.path, reason: "it has no summary.json, so its run did not end")
            }
            guard kata == nil || kata == summary.kata else {
                throw GradingError.badResults(
                    path: book.folder.path, reason: "it is about \(summary.kata), and others are about \(kata ?? "")")
            }
            kata = summary.kata
            all.formUnion(summary.missing)
            for (digest, grade) in try book.grades() {
                all.formUnion(grade.labels)
                taken.insert(digest)
                // A result that the machine could not give does not replace one.
                if let known = self.grade(digest), known.state != .machine { continue }
                try write(grade, digest)
            }
        }
        for digest in try grades().keys where !taken.contains(digest) { remove(digest) }
        if let reference = books.lazy.compactMap(\.similarity).first?.reference {
            let sketches = books.compactMap(\.similarity?.sketches).reduce(into: [:]) { $0.merge($1) { first, _ in first } }
            try write(Similarity(kata: kata ?? "", reference: reference, sketches: sketches, labels: try self.grades().mapValues(\.labels)))
        }
        let grades = Array(try grades().values)
        let missing = all.subtracting(grades.flatMap(\.labels))
        var summary = Summary(of: grades, kata: kata ?? "", missing: missing.sorted().map { [$0] })
        // Labels say nothing about equal bytes; each part has counted the whole.
        let counted = books.compactMap(\.summary?.different).max() ?? 0
        if !missing.isEmpty { summary.different = min(summary.different, max(counted, grades.count + 1)) }
        try write(summary)
        return summary
    }
}
