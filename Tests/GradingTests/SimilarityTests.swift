import Foundation
import TestSupport
import Testing
import Workspace

@testable import Grading

/// Submissions that are very alike: a hint, which names, layout and size cannot fool, and which accuses nobody.
struct SimilarityTests {
    private static let code = """
        /// A cart.
        final class Cart {
            var items = ["a", "b"]
            func total(of prices: [Int]) -> Int { prices.reduce(0) { $0 + $1 * 2 } }
        }
        """

    @Test(arguments: [
        code.replacing("prices", with: "amounts").replacing("Cart", with: "Basket").replacing("\"a\"", with: "\"other \\\"text\\\"\""),
        code.replacing("\n", with: "\n\n\t").replacing(" {", with: "\n{").replacing("2", with: "0x1F_00"),
        code.replacing("/// A cart.", with: "/* one /* two */ \" */ // \"three\n#"[...].dropLast().description),
        code.replacing("\"a\"", with: "\"\"\"\n  long \"one\" \\\"\"\"\n  \"\"\""),
    ])
    func `names, literals, comments and layout do not count`(_ other: String) {
        #expect(SwiftTokens(in: other.utf8).kinds == SwiftTokens(in: Self.code.utf8).kinds)
    }

    @Test(arguments: [
        code.replacing("final class", with: "struct"), code.replacing("+", with: "-"), code.replacing("var items", with: "let items"),
        code + "func more() {}",
    ])
    func `keywords, operators and further code count`(_ other: String) {
        #expect(SwiftTokens(in: other.utf8).kinds != SwiftTokens(in: Self.code.utf8).kinds)
    }

    @Test(arguments: [
        String(repeating: "(", count: 300_000), String(repeating: "/*", count: 150_000), "\"open", "\"\"\"open", "\"\\", "/*", "`",
        "名前 = \u{1F600}",
    ])
    func `no code is too deep or too broken`(_ code: String) {
        #expect(SwiftTokens(in: code.utf8).kinds.count <= 300_000)
    }

    // MARK: Groups

    private func sketch(_ hashes: some Sequence<Int>) -> Sketch { Sketch(hashes: hashes.map(UInt32.init)) }

    private func groups(_ sketches: [String: Sketch], reference: Sketch? = nil) -> [Similarity.Group] {
        Similarity(
            kata: "k", reference: reference ?? sketch(90_000..<90_100), sketches: sketches,
            labels: sketches.mapValues { _ in [] }.reduce(into: [:]) { $0[$1.key] = ["p\($1.key)"] }
        ).groups
    }

    @Test func `a group has those that share nine tenths, through others too`() {
        let found = groups([
            "1": sketch(0..<100), "2": sketch(3..<103), "3": sketch(6..<106), "4": sketch(50..<150), "5": sketch(0..<100),
            "6": sketch(1000..<1019), "7": sketch(1000..<1019), "8": sketch(2000..<2050), "9": sketch(2000..<2050),
        ])

        // The fourth shares a half, and the sixth and seventh are too short.
        #expect(found.map(\.labels) == [["p1", "p2", "p3", "p5"], ["p8", "p9"]])
        #expect(found.map(\.alike) == [0.94, 1])
    }

    @Test func `submissions that are as alike to the reference are no group`() {
        let reference = sketch(0..<100)
        #expect(groups(["1": sketch(1..<101), "2": sketch(2..<102)], reference: reference) == [])
        let found = groups(["1": sketch(20..<120), "2": sketch(21..<121)], reference: reference)
        #expect(found.map(\.reference) == [0.67])
    }

    @Test func `no pair is missed, and none is invented`() {
        var generator = SeededGenerator(seed: 7)
        let bases = (0..<6).map { base in (0..<60).map { base * 1000 + $0 } }
        let sketches = (0..<60).map { index -> Sketch in
            var hashes = bases[index % 6]
            for _ in 0..<Int.random(in: 0...6, using: &generator) {
                hashes[Int.random(in: 0..<60, using: &generator)] = Int.random(in: 10_000..<20_000, using: &generator)
            }
            return sketch(hashes)
        }
        // Whoever shares enough with a member is a member.
        var (plain, isSame) = (Set<Set<String>>(), Array(sketches.indices))
        for one in sketches.indices {
            for other in sketches.indices where other > one && sketches[one].alikeness(to: sketches[other]) >= Similarity.threshold {
                let (kept, gone) = (isSame[one], isSame[other])
                for index in isSame.indices where isSame[index] == gone { isSame[index] = kept }
            }
        }
        for group in Dictionary(grouping: sketches.indices, by: { isSame[$0] }).values where group.count > 1 {
            plain.insert(Set(group.map { "p\($0)" }))
        }

        let found = groups(Dictionary(uniqueKeysWithValues: sketches.enumerated().map { ("\($0)", $1) }))

        #expect(Set(found.map { Set($0.labels) }) == plain)
        #expect(plain.count > 3 && plain.count < 40)
    }

    // MARK: Submissions

    @Test func `what everybody has says nothing, and the report accuses nobody`() throws {
        let workspace = try Workspace(containing: Clone.root)
        let kata = try #require(workspace.katas().first { $0.module == "ClosureInjection" })
        let maker = SketchMaker(for: kata)
        #expect(maker.sketch(of: kata.startFolder).hashes == [])
        let reference = maker.sketch(of: workspace.solution(of: kata))
        #expect(reference.hashes.count >= Similarity.fewest)

        let folder = try TemporaryFolder()
        let book = try GradeBook(creating: folder("out"))
        let digests = ["a", "b"].map { String(repeating: $0, count: 64) }
        for (digest, label) in zip(digests, ["ann", "<b>ben"]) {
            try book.write(Grade(ReportTests.verdict(for: kata, failing: nil), labels: [label]), digest)
        }
        let labels = try book.grades().mapValues(\.labels)
        let same = sketch(0..<100)
        try book.write(
            Similarity(kata: kata.name, reference: reference, sketches: [digests[0]: same, digests[1]: same, "gone": same], labels: labels))
        try book.write(GradeTable(of: book, for: kata), nil, from: workspace)

        let page = try String(contentsOf: folder("out/report.html"), encoding: .utf8)
        #expect(page.contains("<h2 id=\"alike\">Very alike</h2>"))
        #expect(page.contains(">&lt;b&gt;ben</a>") && page.contains("100 percent of what they add to the start is the same"))
        for word in ["copied", "plagiar", "cheat"] { #expect(!page.lowercased().contains(word)) }
        #expect(book.similarity?.sketches.keys.sorted() == digests)
        #expect(try book.grades().values.allSatisfy { $0.state == .solved })
    }
}
