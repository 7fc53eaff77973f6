import Faults
import Foundation
import TestSupport
import Testing
import Workspace

@testable import Grading
@testable import Judge

/// The files for people and other programs, which let no word of a submission act on their reader.
struct ReportTests {
    private static let hostile = "=HYPERLINK(\"http://x\") <script>alert(1)</script> & ]]> ::set-output name=a::b"

    private let kata: Kata
    private let folder: TemporaryFolder
    private let book: GradeBook

    init() throws {
        kata = try #require(Workspace(containing: Clone.root).katas().first { $0.module == "ClosureInjection" })
        folder = try TemporaryFolder()
        book = try GradeBook(creating: folder("out"))
    }

    private func verdict(failing stage: Stage?, message: String = "It is.", survivors: [String] = []) -> Verdict {
        Self.verdict(for: kata, failing: stage, message: message, survivors: survivors)
    }

    /// Makes a verdict.
    static func verdict(for kata: Kata, failing stage: Stage?, message: String = "It is.", survivors: [String] = []) -> Verdict {
        Verdict(
            kata: kata.name, verdict: stage == nil ? .solved : .unsolved, failed: stage,
            reason: stage.map { $0 == .faults ? .survived : .failed },
            message: message, next: "Go on.",
            stages: Stage.allCases.prefix { $0 != stage }.map { StageReport(name: $0, passed: true, seconds: 0, details: []) }
                + [stage].compactMap(\.self).map { StageReport(name: $0, passed: false, seconds: 0, details: [message]) },
            faults: survivors.map { rule in
                FaultReport(
                    kind: .dropped, rule: rule, file: "Sources/A.swift", line: 3, caught: false, by: [], description: "a call is gone",
                    change: ["- track()", "+ "])
            }, notes: [])
    }

    private func write(_ grades: [Grade]) throws -> GradeTable {
        for (index, grade) in grades.enumerated() { try book.write(grade, String(repeating: "\(index)", count: 64)) }
        try book.write(Summary(of: grades, kata: kata.name, missing: []))
        let table = try GradeTable(of: book, for: kata)
        try book.write(table, nil, from: Workspace(containing: Clone.root))
        return table
    }

    private func text(_ name: String) throws -> String {
        try String(contentsOf: folder("out/\(name)"), encoding: .utf8)
    }

    @Test func `equal submissions of a part that is missing count as one`() throws {
        let whole = [Grade(verdict(failing: nil), labels: ["a", "c"]), Grade(verdict(failing: .seam), labels: ["b"])]
        let part = try GradeBook(creating: folder("part"))
        try part.write(whole[1], String(repeating: "1", count: 64))
        try part.write(Summary(of: [whole[1]], kata: kata.name, missing: [["a", "c"]]))

        let merged = try book.merge([part])

        #expect(merged.missing == ["a", "c"] && merged.submissions == 3)
        #expect(merged.different == 2)
    }

    @Test func `states are counted, and copies count as duplicates`() throws {
        let table = try write([
            Grade(verdict(failing: nil), labels: ["a", "c"]), Grade(verdict(failing: .seam), labels: ["b"]),
            Grade(.refused, because: "No.", labels: ["d"], kata: kata.name),
        ])

        #expect(table.summary.states == ["solved": 1, "unsolved": 1, "refused": 1, "duplicate": 1])
        #expect((table.summary.submissions, table.summary.different) == (4, 3))
        #expect(table.rows.map(\.state) == [.solved, .unsolved, .duplicate, .refused])
        #expect(table.rows[2].original == "a")
        #expect(table.stuck.map(\.stage) == [.seam])
    }

    @Test func `a limit, a refusal and a failure are different states`() {
        var late = verdict(failing: .tests)
        late.reason = .timedOut
        var refused = verdict(failing: .build, message: "A.swift:3 is not accepted: it asks for more.")
        refused.reason = .compileError
        var quoted = refused
        quoted.message = "A.swift:3 does not compile: x is not accepted: y."

        #expect([late, refused, quoted].map { Grade($0, labels: ["a"]).state } == [.limited, .refused, .unsolved])
    }

    @Test func `mistakes that differ in names only are one, and the most frequent is first`() throws {
        let table = try write([
            Grade(verdict(failing: .build, message: "One.swift:3 does not compile: no `a`."), labels: ["a"]),
            Grade(verdict(failing: .build, message: "Two.swift:14 does not compile: no `b`."), labels: ["b", "c"]),
            Grade(verdict(failing: .faults, survivors: ["dropped-calls", "dropped-calls", "doubled-calls"]), labels: ["d"]),
        ])

        #expect(table.mistakes.map(\.labels) == [["a", "b", "c"], ["d"], ["d"]])
        #expect(table.mistakes[0].words == "the code does not compile: no `b`.")
    }

    @Test func `the example of a mistake is one with the words above it`() throws {
        var other = verdict(failing: .faults, survivors: ["dropped-calls"])
        other.faults[0].description = "another call is gone"
        let table = try write([
            Grade(other, labels: ["a"]), Grade(verdict(failing: .faults, survivors: ["dropped-calls"]), labels: ["b", "c"]),
        ])

        #expect(table.mistakes.map(\.labels) == [["a", "b", "c"]])
        #expect(table.mistakes[0].words == "no test notices: a call is gone")
        #expect(table.mistakes[0].example.place == "b: Sources/A.swift:3")
    }

    @Test func `the place of a crash is no part of the mistake`() throws {
        let table = try write([
            Grade(verdict(failing: .tests, message: "It crashed: Fatal error: Index out of range (ATests.swift:77)."), labels: ["a"]),
            Grade(verdict(failing: .tests, message: "It crashed: Fatal error: Index out of range (BTests.swift:9)."), labels: ["b"]),
            Grade(verdict(failing: .tests, message: "It crashed: it was ended by a signal (Aborted, B.swift:9)."), labels: ["c"]),
        ])

        #expect(
            table.mistakes.map(\.words) == [
                "It crashed: Fatal error: Index out of range.", "It crashed: it was ended by a signal (Aborted).",
            ])
    }

    @Test func `a cell that a table program would take for a formula is text`() throws {
        _ = try write([Grade(verdict(failing: .seam, message: Self.hostile), labels: ["=1+1"])])

        let lines = try text("grades.csv").components(separatedBy: "\r\n")
        #expect(lines[1].hasPrefix("'=1+1,unsolved,seam,failed,0,0,\"'=HYPERLINK(\"\"http"))
        #expect(lines.count == 3)
    }

    @Test func `a roster adds its columns by label`() throws {
        try Data("\u{FEFF}name,label\r\n\"Doe, \"\"J\"\"\",a\r\n".utf8).write(to: folder("roster.csv"))
        let table = try write([Grade(verdict(failing: nil), labels: ["a", "b"])])

        try book.write(table, Roster(at: folder("roster.csv")), from: Workspace(containing: Clone.root))

        let lines = try text("grades.csv").components(separatedBy: "\r\n")
        #expect(lines[0].hasSuffix(",same_as,name"))
        #expect(lines[1].hasSuffix(",,\"Doe, \"\"J\"\"\""))
        #expect(lines[2].hasSuffix(",a,"))
        #expect(try !text("report.html").contains("Doe"))
    }

    @Test func `a roster may have semicolons, as table programs of many countries write them`() throws {
        try Data("label;name\r\na;\"Doe; J\"\r\n".utf8).write(to: folder("roster.csv"))

        let roster = try Roster(at: folder("roster.csv"))

        #expect(roster.columns == ["name"])
        #expect(roster.values(of: "a") == ["Doe; J"])
    }

    @Test func `a roster's labels are found without their spaces, and with other capitals if one alone is meant`() throws {
        try Data("label, state\np02 ,x\nP01, y\nC,1\nc,2\n".utf8).write(to: folder("roster.csv"))
        let table = try write([Grade(verdict(failing: nil), labels: ["c", "p01", "p02"])])
        let roster = try Roster(at: folder("roster.csv"))

        #expect(["p01", "p02", "c", "C"].map(roster.values) == [["y"], ["x"], ["2"], ["1"]])
        #expect(roster.labels(without: table) == ["C"] && roster.labels(missingOf: table) == [])
        try book.write(table, roster, from: Workspace(containing: Clone.root))
        #expect(try text("grades.csv").contains(",same_as,roster_state\r\n"))
        #expect(try text("grades.csv").hasSuffix("\r\nC,,,,,,Nothing handed in.,,,1\r\n"))
        #expect(try text("report.html").contains("<p>Nothing handed in: C.</p>"))
    }

    @Test func `a roster that begins with a person is told, and one may come through a pipe`() throws {
        try Data("p02,Berta\np03,Carl\n".utf8).write(to: folder("roster.csv"))
        let roster = try Roster(at: folder("roster.csv"))
        #expect(
            throws: GradingError.badRoster(
                path: folder("roster.csv").path, reason: "its first row is that of p02, and must name the columns, as in label,name")
        ) { try roster.require(anyOf: ["P02", "p03"]) }

        let pipe = Pipe()
        try pipe.fileHandleForWriting.write(contentsOf: Data("label,name\na,Ann\n".utf8))
        try pipe.fileHandleForWriting.close()
        let piped = try Roster(at: URL(filePath: "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"))
        #expect(piped.values(of: "a") == ["Ann"])
    }

    @Test func `a roster that is missing is called missing`() throws {
        let path = folder("nowhere.csv").path
        #expect(throws: GradingError.badRoster(path: path, reason: "there is no such file")) { try Roster(at: folder("nowhere.csv")) }
    }

    @Test(arguments: ["", "label\na\na", "label,x\na"]) func `a roster that cannot be joined is an error`(_ roster: String) throws {
        try Data(roster.utf8).write(to: folder("roster.csv"))

        #expect(throws: GradingError.self) { try Roster(at: folder("roster.csv")) }
    }

    @Test func `markup in a submission's words is text in every page`() throws {
        _ = try write([Grade(verdict(failing: .seam, message: Self.hostile), labels: ["<b>"])])

        for name in ["report.html", "back/<b>.html"] {
            let page = try text(name)
            #expect(!page.contains("<script>alert"))
            #expect(!page.contains("<b>"))
            #expect(page.contains("&lt;script&gt;alert(1)"))
            #expect(!page.contains("http://x\""))
        }
        #expect(try text("report.html").contains("href=\"back/%3Cb%3E.html\""))
        #expect(try !text("back/<b>.html").contains("href="), "a learner has nothing but the page")
    }

    @Test func `JUnit's report has a case for each stage, and is well-formed`() throws {
        _ = try write([
            Grade(verdict(failing: .behavior, message: Self.hostile + "\u{1}"), labels: ["a"]),
            Grade(.limited, because: "Too deep.", labels: ["b"], kata: kata.name),
        ])

        let xml = try text("junit.xml")
        #expect(xml.contains("<testsuite name=\"closure-injection\" tests=\"3\" failures=\"1\" errors=\"1\""))
        #expect(xml.contains("<testcase classname=\"closure-injection.a\" name=\"build\" time=\"0.000\"/>"))
        #expect(xml.contains("<error message=\"Too deep.\"/>"))
        #expect(!xml.contains("<script>") && !xml.contains("\u{1}"))
    }

    @Test func `a folder that holds something else is left alone`() throws {
        try Data("mine".utf8).write(to: folder("mine.txt"))

        #expect(throws: GradingError.occupied(path: folder.url.path)) { try GradeBook(creating: folder.url) }
    }

    @Test func `a comparison of two runs names the answers that differ`() throws {
        let old = try GradeBook(creating: folder("old"))
        try old.write(Grade(verdict(failing: .seam), labels: ["a", "b"]), String(repeating: "e", count: 64))
        _ = try write([Grade(verdict(failing: nil), labels: ["a"]), Grade(verdict(failing: .seam), labels: ["b"])])

        let changes = try GradeChange.all(from: .init(of: old), to: .init(of: book))

        #expect(changes.map(\.label) == ["a"])
        #expect(changes.first?.after == "solved: It is.")
    }

    @Test func `a comparison with a folder that is written again has the earlier answers`() throws {
        _ = try write([Grade(verdict(failing: .seam), labels: ["a"])])
        let before = try GradeChange.Answers(of: book)
        _ = try write([Grade(verdict(failing: nil), labels: ["a"])])

        #expect(try GradeChange.all(from: before, to: .init(of: book)).map(\.label) == ["a"])
    }

    @Test func `a submission of another part is no change`() throws {
        let part = try GradeBook(creating: folder("part"))
        try part.write(Summary(of: [], kata: kata.name, missing: [["a"]]))
        _ = try write([Grade(verdict(failing: nil), labels: ["a", "b"])])

        #expect(try GradeChange.all(from: .init(of: part), to: .init(of: book)).map(\.label) == ["b"])
        #expect(try GradeChange.all(from: .init(of: book), to: .init(of: part)).map(\.label) == ["b"])
    }
}
