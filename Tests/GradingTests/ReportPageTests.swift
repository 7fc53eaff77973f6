import Foundation
import TestSupport
import Testing
import Workspace

@testable import Grading
@testable import Judge

/// The report and the pages that go back, in a real browser.
struct ReportPageTests {
    /// The record that the visit leaves in the page.
    private struct Seen: Decodable {
        var width: Int
        var scrollWidth: Int
        var wide: Int
        var rows: Int?
        var filtered: Int?
        var solved: Int?
        var said: String?
        var up: [String]?
        var down: [String]?
        var sort: String?
        var reached: Bool?
        var dead: Int?
        var texts: Int
        var pale: [String]
        var background: String
        var unlabelled: Int
        var outside: Int
    }

    private static let kata = Result { try #require(Workspace(containing: Clone.root).katas().first { $0.module == "ClosureInjection" }) }

    /// A class with submissions in every state and at three stages, as verdicts of the judge have them.
    private static func pages(_ count: Int) throws -> (report: String, back: String) {
        let (kata, workspace) = (try kata.get(), try Workspace(containing: Clone.root))
        let folder = try TemporaryFolder()
        let book = try GradeBook(creating: folder("out"))
        let grades = (0..<count).map { index -> Grade in
            let label = ["p\(index)"]
            switch index % 5 {
            case 0: return Grade(ReportTests.verdict(for: kata, failing: nil), labels: label)
            case 1:
                return Grade(ReportTests.verdict(for: kata, failing: .seam, message: "The seam `init(x: Int)` is missing."), labels: label)
            case 2: return Grade(ReportTests.verdict(for: kata, failing: .faults, survivors: ["dropped-calls"]), labels: label)
            case 3: return Grade(.refused, because: "It was not judged: it has no folder.", labels: label, kata: kata.name)
            default: return Grade(.limited, because: "It needs more than 1 GiB.", labels: label, kata: kata.name)
            }
        }
        for (index, grade) in grades.enumerated() {
            try book.write(grade, String(repeating: "0", count: 56) + String(format: "%08x", index))
        }
        try book.write(Summary(of: grades, kata: kata.name, missing: []))
        let labels = try book.grades().mapValues(\.labels)
        try book.write(
            Similarity(
                kata: kata.name, reference: Sketch(hashes: []), sketches: labels.mapValues { _ in Sketch(hashes: 0..<50) }, labels: labels))
        try book.write(GradeTable(of: book, for: kata), nil, from: workspace)
        return (
            try String(contentsOf: folder("out/report.html"), encoding: .utf8),
            try String(contentsOf: folder("out/back/p2.html"), encoding: .utf8)
        )
    }

    private func visit(_ page: String, isReport: Bool = true, width: Int, isDark: Bool = false) async throws -> (
        seen: Seen, console: [String]
    ) {
        let script = try String(contentsOf: Clone.root.appending(path: "Tests/GradingTests/Fixtures/visit.js"), encoding: .utf8)
        return try await Browser.visit(page, script: isReport ? script : "", width: width, isDark: isDark)
    }

    @Test(.needsBrowser, arguments: [360, 1280], [false, true])
    func `both pages work on a phone and on a desk, in the light and in the dark`(_ width: Int, _ isDark: Bool) async throws {
        let pages = try Self.pages(60)
        for (page, isReport) in [(pages.report, true), (pages.back, false)] {
            let (seen, console) = try await visit(page, isReport: isReport, width: width, isDark: isDark)

            #expect(console == [])
            #expect(seen.width == width)
            #expect(seen.scrollWidth <= width)
            #expect(seen.outside == 0, "It loads nothing.")
            #expect(seen.unlabelled == 0)
            #expect(seen.pale == [])
            #expect(seen.texts > (isReport ? 200 : 14))
            #expect(seen.background == (isDark ? "rgb(21, 24, 28)" : "rgb(255, 255, 255)"))
        }
    }

    @Test(.needsBrowser) func `two thousand rows are filtered and sorted, and the keyboard reaches everything`() async throws {
        let (seen, console) = try await visit(Self.pages(2000).report, width: 1280)

        #expect(console == [])
        #expect(seen.rows == 2000)
        #expect(seen.filtered == (0..<2000).count { $0 % 5 == 1 && "\($0)".hasPrefix("1") })
        #expect(seen.solved == 400, "An unsolved row is no solved one.")
        #expect(seen.said == "\(seen.filtered ?? 0) of 2000")
        #expect(seen.up == (0..<2000).map { "p\($0)" })
        #expect(seen.down == (0..<2000).reversed().map { "p\($0)" })
        #expect(seen.sort == "descending")
        #expect(seen.reached == true)
        #expect(seen.dead == 0)
    }
}
