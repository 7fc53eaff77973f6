internal import Building
internal import Workspace

extension Property {
    static let linesChanged = Property(
        name: "lines-changed", title: "Lines changed", group: .change,
        method: """
            Counts the lines of the legacy code that the solution removes or changes, after formatting both, without empty lines and \
            comments.
            """, lessIsBetter: true
    ) { measuring in
        let difference = try await measuring.difference()
        return .count(difference.removed.count, difference.removed.map { "- \($0)" })
    }

    static let linesAdded = Property(
        name: "lines-added", title: "Lines added", group: .change,
        method: """
            Counts the lines of the solution that the legacy code does not have, after formatting both, without empty lines and comments.
            """, lessIsBetter: true
    ) { measuring in
        let difference = try await measuring.difference()
        return .count(difference.added.count, difference.added.map { "+ \($0)" })
    }

    static let testLines = Property(
        name: "test-lines", title: "Lines of test code", group: .change,
        method: "Counts the lines of the solution's tests of the seam, after formatting, without empty lines and comments.",
        lessIsBetter: true
    ) { measuring in
        let files = try await measuring.bench.lined(measuring.technique.tests)
        return .count(files.flatMap(\.lines).count(where: \.isCode), files.map { "\($0.name): \($0.lines.count(where: \.isCode))" })
    }
}

extension Measuring {
    /// The lines that differ between the legacy code and the solution, without empty lines and comments.
    fileprivate func difference() async throws -> (removed: [String], added: [String]) {
        let (old, new) = (try await bench.lined(technique.start), try await bench.lined(technique.production))
        var (removed, added): ([String], [String]) = ([], [])
        for name in Set((old + new).map(\.name)).sorted() {
            let lines = { (files: [LinedFile]) in files.first { $0.name == name }?.lines ?? [] }
            for line in LineDiff(from: lines(old), to: lines(new)).lines {
                switch line {
                case .removed(let text) where text.isCode: removed.append(text)
                case .added(let text) where text.isCode: added.append(text)
                default: break
                }
            }
        }
        return (removed, added)
    }
}

extension String {
    /// Whether a line is neither empty nor a comment.
    fileprivate var isCode: Bool {
        let text = drop(while: \.isWhitespace)
        return !text.isEmpty && !text.hasPrefix("//")
    }
}
