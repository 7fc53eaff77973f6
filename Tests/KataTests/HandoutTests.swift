import Foundation
import TestSupport
import Testing
import Workspace

@testable import kata

/// `kata handout`: a kata on one sheet of paper.
struct HandoutTests {
    private static let katas = (try? Workspace(containing: Clone.root).katas()) ?? []

    @Test(arguments: katas.map(\.name)) func `a kata fits one sheet, with its steps and its question`(_ name: String) throws {
        let kata = try #require(Self.katas.first { $0.name == name })
        let readme = try String(contentsOf: kata.folder.appending(path: "README.md"), encoding: .utf8)

        let lines = Handout(kata: kata, readme: readme).lines

        #expect(lines.count <= 66)
        #expect(lines.filter { $0.count > 78 } == [])
        let words = lines.joined(separator: " ").split(separator: " ").joined(separator: " ")
        #expect(words.contains("Steps".uppercased() + " 1. "))
        #expect(words.contains("`./kata check \(name)`"))
        #expect(words.contains(try #require(kata.description.question)))
        #expect(!words.contains("**") && !words.contains("](") && !words.contains("# "))
    }

    @Test func `items of a list and lines of code stay apart`() throws {
        let kata = try #require(Self.katas.first)
        let readme =
            "# One\n\nSee [the notes](a.md), **now**\nor later.\n\n    let a = 1\n    let b = 2\n\n1. First\n   thing.\n2. Second.\n"

        let lines = Handout(kata: kata, readme: readme).lines

        #expect(
            lines.prefix(8) == ["ONE", "", "See the notes, now or later.", "", "    let a = 1", "    let b = 2", "", "1. First thing."])
        #expect(lines[8] == "2. Second.")
    }
}
