import Foundation
import TestSupport
import Testing

/// The README's samples: they must match the real output exactly.
struct ReadmeTests {
    /// A call in the README, with the output that the README shows.
    struct Sample: CustomTestStringConvertible {
        var words: [String]
        var output: String
        /// The number of lines that the README shows, if the call ends with `| head -n`.
        var lines: Int?

        var testDescription: String { words.joined(separator: " ") }
    }

    private static let text = (try? String(contentsOf: Clone.root.appending(path: "README.md"), encoding: .utf8)) ?? ""

    static let samples = text.split(separator: "```\n").compactMap { block -> Sample? in
        let lines = block.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
        guard let call = lines.first, call.hasPrefix("$ ./kata") else { return nil }
        let parts = call.components(separatedBy: " | head -")
        return Sample(
            words: parts[0].split(separator: " ").dropFirst(2).map(String.init), output: String(lines.last ?? ""),
            lines: parts.count > 1 ? Int(parts[1]) : nil)
    }

    @Test(arguments: samples) func `a README sample matches the real output`(_ sample: Sample) async throws {
        let workspace = try WorkspaceCopy()
        let fixtures = "Tests/KataTests/Fixtures"
        try FileManager.default.createDirectory(at: workspace("Tests/KataTests"), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: Clone.root.appending(path: fixtures), to: workspace(fixtures))

        let output = try await workspace.kata.run(sample.words).output
        let shown = sample.lines.map {
            output.split(separator: "\n", omittingEmptySubsequences: false).prefix($0).joined(separator: "\n") + "\n"
        }
        #expect(shown ?? output == sample.output)
    }

    @Test func `there are samples, and the README is short`() {
        #expect(Self.samples.count == 2)
        #expect(Self.text.split(separator: "\n", omittingEmptySubsequences: false).count <= 71)
    }
}
