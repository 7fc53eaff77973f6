internal import Building
internal import Workspace

/// Two files next to each other, line by line.
package struct Alignment: Sendable {
    /// Two lines side by side; nil where one side has no line.
    package struct Row: Equatable, Sendable {
        package var left: String?
        package var right: String?

        package var isSame: Bool { left == right }
    }

    /// The name of the file, which both sides share.
    package var name: String
    package var rows: [Row]

    /// Aligns two files, with changed lines beside their replacements.
    package init(name: String, left: [String], right: [String]) {
        self.name = name
        rows = []
        var (removed, added): ([String], [String]) = ([], [])
        func flush(_ rows: inout [Row]) {
            for index in 0..<max(removed.count, added.count) {
                rows.append(Row(left: index < removed.count ? removed[index] : nil, right: index < added.count ? added[index] : nil))
            }
            (removed, added) = ([], [])
        }
        for line in LineDiff(from: left, to: right).lines {
            switch line {
            case .removed(let text): removed.append(text)
            case .added(let text): added.append(text)
            case .kept(let text):
                flush(&rows)
                rows.append(Row(left: text, right: text))
            }
        }
        flush(&rows)
    }
}

extension Comparison {
    /// Aligns the production files and the test files of two techniques by their names.
    package func alignments(of first: Technique, _ second: Technique) async throws -> [Alignment] {
        var result: [Alignment] = []
        for part in [\Technique.production, \Technique.tests] {
            let left = try await bench.lined(first[keyPath: part])
            let right = try await bench.lined(second[keyPath: part])
            for name in Set((left + right).map(\.name)).sorted() {
                let lines = { (files: [LinedFile]) in files.first { $0.name == name }?.lines ?? [] }
                result.append(Alignment(name: name, left: lines(left), right: lines(right)))
            }
        }
        return result
    }
}
