import Foundation
import TestSupport
import Testing

/// The table of attacks in SECURITY.md names tests and submissions that are there.
struct SecurityTests {
    @Test func `every test and submission that the table names exists`() throws {
        let page = try String(contentsOf: Clone.root.appending(path: ".github/SECURITY.md"), encoding: .utf8)
        let table = try #require(page.split(separator: "## Attacks, defenses and tests").dropFirst().first).split(separator: "\n## ")[0]
        let rows = table.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst().map { $0.split(separator: " | ").last ?? "" }
        let names = rows.flatMap { row in row.matches(of: /`([^`]+)`/).map { String($0.1) } }
        let files = try FileManager.default.subpathsOfDirectory(atPath: Clone.root.appending(path: "Tests").path)
        let tests = try files.filter { $0.hasSuffix("Tests.swift") || $0.contains("Tests+") }
            .map { try String(contentsOf: Clone.root.appending(path: "Tests/\($0)"), encoding: .utf8) }.joined(separator: "\n")

        #expect(rows.count > 10)
        for name in names {
            let isSubmission = files.contains("JudgeTests/Submissions/\(name)/submission.json")
            #expect(isSubmission || tests.contains("func `\(name)`"), "\(name)")
        }
    }
}
