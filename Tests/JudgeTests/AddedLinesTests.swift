import Foundation
import TestSupport
import Testing
import Workspace

@testable import Judge

/// A file to which lines may only be added keeps its old lines, and takes no more new ones than the kata says.
struct AddedLinesTests {
    private static let file = "Sources/SilentTests/PaymentViewController.swift"

    /// Compares a change to the screen of `silent-tests` with its start, when the kata allows two new lines there.
    private func compare(_ change: (String) -> String) throws -> AddedLines {
        let copy = try WorkspaceCopy(katas: ["SilentTests"])
        let json = copy.root.appending(path: "Katas/SilentTests/kata.json"),
            screen = copy.root.appending(path: "Katas/SilentTests/\(Self.file)")
        let description = try String(contentsOf: json, encoding: .utf8)
        try copy.write(
            description.replacing("\"onlyTests\": true", with: "\"additionsOnly\": { \"PaymentViewController.swift\": 2 }"),
            to: "Katas/SilentTests/kata.json")
        try copy.write(change(try String(contentsOf: screen, encoding: .utf8)), to: "Katas/SilentTests/\(Self.file)")
        let workspace = try Workspace(containing: copy.root)
        let kata = try #require(try workspace.katas().first)
        return AddedLines(of: try Check(kata: kata, folder: kata.folder, workspace: workspace))
    }

    @Test func `the file as it was has no new lines`() throws {
        let lines = try compare { $0 }

        #expect(lines.violation == nil)
        #expect(lines.numbers == [Self.file: []])
    }

    @Test func `new lines are found by their numbers; blank ones, comments and other indentation do not count`() throws {
        let lines = try compare {
            "// New\n\nlet one = 1\nlet two = 2\n" + $0.replacing("        isPaid = true", with: "    isPaid = true")
        }

        #expect(lines.violation == nil)
        #expect(lines.numbers == [Self.file: [3, 4]])
    }

    @Test func `more new lines than the kata allows are refused`() throws {
        let violation = try #require(try compare { "let one = 1\nlet two = 2\nlet three = 3\n" + $0 }.violation)

        #expect(violation.words == "3 lines are added to PaymentViewController.swift, and at most 2 may be")
        #expect(violation.advice.contains("`diff "))
    }

    @Test func `an old line that is changed is named`() throws {
        let violation = try #require(try compare { $0.replacing("isPaid = true", with: "isPaid = !false") }.violation)

        #expect(violation.words.hasPrefix("the line `isPaid = true` of PaymentViewController.swift is gone or changed"))
    }

    @Test func `a file that is gone has lost its lines`() throws {
        #expect(try compare { _ in "" }.violation?.words.contains("is gone or changed") == true)
    }
}
