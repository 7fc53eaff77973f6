import TestSupport
import Testing
import Workspace

struct HintWordsTests {
    /// Verdicts quote the seam, so a piece that it has as a word of Swift would answer each of them.
    @Test func `no hint answers a verdict because of an attribute in the declaration of the seam`() throws {
        for kata in try Workspace(containing: Clone.root).katas() {
            let seams = [kata.seam] + kata.seamParts.map(\.declaration)
            for piece in kata.description.hints.flatMap(\.when) {
                let isInAttribute = ["@escaping", "nonisolated", "@MainActor"].contains { word in
                    word.contains(piece) && seams.contains { $0.contains(word) }
                }
                #expect(!isInAttribute, "\(kata.name): \"\(piece)\"")
            }
        }
    }
}
