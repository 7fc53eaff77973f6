package import Foundation
package import Testing

/// A text that a test compares with the one that was recorded before, so that every change of wording is one reviewable difference.
///
/// A missing file is written and the test fails. `SEAMS_RECORD=1 swift test` records again, except where `CI` is set.
package struct GoldenFile {
    private let file: URL

    /// Makes a golden file in the folder `Golden` beside a test's file.
    package init(_ name: String, beside test: String = #filePath) {
        file = URL(filePath: test).deletingLastPathComponent().appending(path: "Golden").appending(path: name)
    }

    /// Makes a golden file that lies with the data of its test.
    package init(at file: URL) {
        self.file = file
    }

    /// Expects a text to be the recorded one.
    package func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let environment = ProcessInfo.processInfo.environment
        let known = try? String(contentsOf: file, encoding: .utf8)
        if known == text { return }
        let records = environment["SEAMS_RECORD"] != nil && environment["CI"] == nil
        if known == nil || records {
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        guard !records else { return }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let knownLines = (known ?? "").split(separator: "\n", omittingEmptySubsequences: false)
        let changes = lines.difference(from: knownLines).map { change in
            switch change {
            case .remove(let offset, let line, _): "-\(offset + 1): \(line)"
            case .insert(let offset, let line, _): "+\(offset + 1): \(line)"
            }
        }
        Issue.record(
            """
            \(known == nil ? "There was no \(file.lastPathComponent); it is written now" : "\(file.lastPathComponent) says something else"):
            \(changes.joined(separator: "\n"))
            If this is meant, record it: SEAMS_RECORD=1 swift test
            """, sourceLocation: sourceLocation)
    }
}
