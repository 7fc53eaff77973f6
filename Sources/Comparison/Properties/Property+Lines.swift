internal import Building
internal import Workspace

extension Property {
    package static let linesChanged = Property(
        name: "lines-changed", title: "Lines changed", group: .change,
        method: """
            Counts the lines of the legacy code that the solution removes or changes, after formatting both, without empty lines and \
            comments.
            """, lessIsBetter: true
    ) { measuring in
        let removed = try await measuring.differences().flatMap(\.removed)
        return .count(removed.count, removed.map { "- \($0)" })
    }

    package static let linesAdded = Property(
        name: "lines-added", title: "Lines added", group: .change,
        method: """
            Counts the lines of the solution that the legacy code does not have, and those of a module that tests get in place of the \
            vendor's, after formatting, without empty lines and comments.
            """, lessIsBetter: true
    ) { measuring in
        let substitutes = try await measuring.bench.lined(measuring.technique.fakes.values.reduce(SourceSet(files: []), +))
        let added = try await measuring.differences().flatMap(\.added) + substitutes.flatMap(\.lines).filter(\.isCode)
        return .count(added.count, added.map { "+ \($0)" })
    }

    static let linesPerScreen = Property(
        name: "lines-per-screen", title: "Lines per screen", group: .change,
        method: """
            Counts the lines added in the file of the screen, or the lines removed if they are more: each further screen that makes the \
            same call costs as many again.
            """, lessIsBetter: true
    ) { measuring in
        let screen = measuring.technique.names.screen
        let own = try await measuring.differences().filter { $0.new.contains { $0.contains("class \(screen)") } }
        return .count(
            own.reduce(0) { $0 + max($1.removed.count, $1.added.count) },
            own.flatMap { $0.removed.map { "- \($0)" } + $0.added.map { "+ \($0)" } })
    }

    static let filesChanged = Property(
        name: "files-changed", title: "Files changed", group: .change,
        method: "Counts the files of the solution's production code that are new or differ from the legacy code in a line of code.",
        lessIsBetter: true
    ) { measuring in
        let changed = try await measuring.differences().filter { !$0.removed.isEmpty || !$0.added.isEmpty }
        return .count(changed.count, changed.map(\.name))
    }

    package static let testLines = Property(
        name: "test-lines", title: "Lines of test code", group: .change,
        method: "Counts the lines of the solution's tests of the seam, after formatting, without empty lines and comments.",
        lessIsBetter: true
    ) { measuring in
        let files = try await measuring.bench.lined(measuring.technique.tests)
        return .count(files.flatMap(\.lines).count(where: \.isCode), files.map { "\($0.name): \($0.lines.count(where: \.isCode))" })
    }
}

extension Measuring {
    /// The differences between the legacy code and the solution, after formatting both.
    fileprivate func differences() async throws -> [FileDifference] {
        FileDifference.all(from: try await bench.lined(technique.start), to: try await bench.lined(technique.production))
    }
}

extension String {
    /// Whether a line is neither empty nor a comment.
    fileprivate var isCode: Bool { FileDifference.isCode(self) }
}
