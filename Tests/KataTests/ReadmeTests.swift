import Foundation
import Testing

/// The README's samples are what happens, letter by letter.
struct ReadmeTests {
    /// A call that the README shows, and what it says that is printed.
    struct Sample: CustomTestStringConvertible {
        var words: [String]
        var output: String

        var testDescription: String { words.joined(separator: " ") }
    }

    private static let text = (try? String(contentsOf: WorkspaceCopy.original.appending(path: "README.md"), encoding: .utf8)) ?? ""

    static let samples = text.split(separator: "```\n").compactMap { block -> Sample? in
        let lines = block.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
        guard let call = lines.first, call.hasPrefix("$ swift run kata") else { return nil }
        return Sample(words: call.split(separator: " ").dropFirst(4).map(String.init), output: String(lines.last ?? ""))
    }

    @Test(arguments: samples) func `a sample prints what the README shows`(_ sample: Sample) async throws {
        let workspace = try WorkspaceCopy()
        let fixtures = "Tests/KataTests/Fixtures"
        try FileManager.default.createDirectory(at: workspace("Tests/KataTests"), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: WorkspaceCopy.original.appending(path: fixtures), to: workspace(fixtures))

        #expect(try await workspace.kata.run(sample.words).output == sample.output)
    }

    @Test func `there are samples, and the README is short`() {
        #expect(Self.samples.count == 2)
        #expect(Self.text.split(separator: "\n", omittingEmptySubsequences: false).count <= 70)
    }
}
