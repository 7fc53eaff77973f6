import Foundation
import TestSupport
import Testing
import Workspace

@testable import Grading
@testable import Judge

/// The forms for other programs, each read by the rules of its reader.
struct FormatTests {
    /// Words that act on some reader: commands, markup, formulas, escapes of a terminal and marks that reverse the writing.
    private static let hostile = """
        ::stop-commands::x
        ##[stop-commands]x <script>alert(1)</script> =1+1 | [x](javascript:1) `@everyone` https://x.example 100%0A::error::x \u{1B}[2J\u{202E}\u{200F}
        """.printable()
    private static let runner = [
        "CLASSROOM": "swift", "ASSIGNMENT": "seams", "SUBMISSION_TAG": "submit/2026-01-02T03-04-05Z-abc1234",
        "COMMIT_URL": "https://example.org/commit/1", "RELEASE_URL": "https://example.org/release/1",
    ]

    private let kata: Kata
    private let folder: TemporaryFolder
    private let book: GradeBook

    init() throws {
        kata = try #require(Workspace(containing: Clone.root).katas().first { $0.module == "ClosureInjection" })
        folder = try TemporaryFolder()
        book = try GradeBook(creating: folder("out"))
    }

    private func verdict(_ stage: Stage?, _ message: String = FormatTests.hostile, survivors: [String] = []) -> Verdict {
        ReportTests.verdict(for: kata, failing: stage, message: message, survivors: survivors)
    }

    /// A submission in every state, and at three stages.
    private var everyState: [Grade] {
        var late = verdict(.tests)
        late.reason = .timedOut
        return [
            Grade(verdict(nil, "It is."), labels: ["solved", "solved-copy"]), Grade(verdict(.build), labels: ["build"]),
            Grade(verdict(.seam), labels: ["seam"]), Grade(verdict(.faults, survivors: ["dropped-calls"]), labels: ["faults"]),
            Grade(late, labels: ["late"]), Grade(.refused, because: Self.hostile, labels: ["refused"], kata: kata.name),
            Grade(.machine, because: "The disk is full.", labels: ["machine"], kata: kata.name),
        ]
    }

    private func write(_ grades: [Grade], as formats: String) throws -> GradeTable {
        for (index, grade) in grades.enumerated() { try book.write(grade, String(repeating: "0", count: 62) + "\(10 + index)") }
        try book.write(Summary(of: grades, kata: kata.name, missing: []))
        let table = try GradeTable(of: book, for: kata)
        try book.write(table, nil, as: GradeFormat.named(formats), environment: Self.runner, from: Workspace(containing: Clone.root))
        return table
    }

    private func text(_ name: String) throws -> String {
        try String(contentsOf: folder("out/\(name)"), encoding: .utf8)
    }

    private func object(_ name: String) throws -> [String: Any] {
        let text = try text(name)
        #expect(!text.contains("\u{1B}") && !text.contains("\u{202E}") && !text.contains("\u{200F}"))
        return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    private func files(_ folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: self.folder("out/\(folder)").path)) ?? []).sorted()
    }

    private static let judged = ["build", "faults", "late", "refused", "seam", "solved-copy", "solved"]

    @Test func `an error of this machine is nobody's result, and files of another form go`() throws {
        _ = try write(everyState, as: "gradescope,exercism")
        #expect(files("gradescope") == Self.judged.map { "\($0).json" })
        #expect(files("exercism") == Self.judged.map { "\($0).json" })

        _ = try write(everyState, as: "exercism")
        #expect(files("gradescope") == [])
        #expect(files("exercism").count == 7)
        #expect(!files("").contains("gradescope"))
    }

    @Test(arguments: judged) func `Gradescope reads a test for each stage`(_ label: String) throws {
        _ = try write(everyState, as: "gradescope")

        let result = try object("gradescope/\(label).json")
        #expect(Set(result.keys) == ["output", "output_format", "tests"])
        #expect(result["output"] is String && result["output_format"] as? String == "text")
        let tests = try #require(result["tests"] as? [[String: Any]])
        #expect(tests.count == 6)
        for (index, test) in tests.enumerated() {
            let keys: Set = ["name", "name_format", "number", "score", "max_score", "status", "output", "output_format"]
            #expect(Set(test.keys) == keys)
            #expect(test["number"] as? String == "\(index + 1)")
            #expect(test["name_format"] as? String == "text" && test["output_format"] as? String == "text")
            let score = try #require(test["score"] as? Int)
            let most = try #require(test["max_score"] as? Int)
            #expect((0...most).contains(score))
            let status = score == most ? "passed" : "failed"
            #expect(test["status"] as? String == status)
        }
        if label == "refused" {
            #expect((tests[0]["output"] as? String)?.contains("\nNext: Hand in the folder Katas/ClosureInjection, ") == true)
        }
        #expect((tests[0]["output"] as? String)?.contains("the stage before it") == false)
        let points = ["solved": 6, "solved-copy": 6, "faults": 5, "late": 3, "seam": 2][label] ?? 0
        #expect(tests.compactMap { $0["score"] as? Int }.reduce(0, +) == points)
    }

    @Test(arguments: judged) func `exercism reads version 3`(_ label: String) throws {
        _ = try write(everyState, as: "exercism")

        let result = try object("exercism/\(label).json")
        #expect(Set(result.keys).subtracting(["version", "status", "message", "tests"]) == [])
        #expect(result["version"] as? Int == 3)
        let status = try #require(result["status"] as? String)
        let tests = try #require(result["tests"] as? [[String: Any]])
        #expect(status == ["solved": "pass", "solved-copy": "pass", "faults": "fail", "seam": "fail"][label] ?? "error")
        #expect((status == "error") == tests.isEmpty)
        #expect((status == "error") == (result["message"] is String))
        for test in tests {
            #expect(Set(test.keys).subtracting(["name", "status", "message"]) == [])
            #expect(test["name"] is String)
            #expect((test["status"] as? String == "fail") == (test["message"] is String))
        }
        #expect((status == "fail") == tests.contains { $0["status"] as? String == "fail" })
        #expect(tests.count == ["seam": 3, "faults": 6, "solved": 6, "solved-copy": 6][label] ?? 0)
    }

    @Test func `exercism's limit of a message holds in bytes`() throws {
        var long = verdict(.build, "x")
        long.stages[0].details = (0..<20_000).map { "\($0) 日本語" }
        _ = try write([Grade(long, labels: ["long"])], as: "exercism")

        let message = try #require(try object("exercism/long.json")["message"] as? String)
        #expect(message.utf8.count <= 65_535)
        #expect(message.hasSuffix("…"))
    }

    @Test(arguments: [nil, Stage.faults, .build]) func `Classroom 50 reads its schema, without a key too many`(_ stage: Stage?) throws {
        _ = try write([Grade(verdict(stage), labels: ["work"])], as: "classroom50")

        let result = try object("classroom50/work.json")
        let keys = [
            "schema", "classroom", "assignment", "submission", "commit", "release", "review", "datetime", "score", "max-score", "tests",
        ]
        // The runner adds the owner and the mode.
        #expect(Set(result.keys) == Set(keys))
        #expect(result["schema"] as? String == "classroom50/result/v1")
        for key in keys[1...6] { #expect((result[key] as? String)?.isEmpty == false) }
        #expect(try #require(result["submission"] as? String).hasPrefix("submit/"))
        #expect(result["review"] as? String == Self.runner["COMMIT_URL"])
        let time = try #require(result["datetime"] as? String)
        #expect(time.wholeMatch(of: /\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d:[0-5]\dZ/) != nil)
        let tests = try #require(result["tests"] as? [[String: Any]])
        for test in tests {
            #expect(Set(test.keys) == ["test-name", "passed", "score", "max-score"])
            let score = try #require(test["score"] as? Int)
            let most = try #require(test["max-score"] as? Int)
            #expect((test["test-name"] as? String)?.isEmpty == false)
            #expect(score == (test["passed"] as? Bool == true ? most : 0))
        }
        #expect(result["score"] as? Int == tests.compactMap { $0["score"] as? Int }.reduce(0, +))
        #expect(result["max-score"] as? Int == 6)
        #expect(result["score"] as? Int == (stage == nil ? 6 : stage == .faults ? 5 : 0))
    }

    @Test func `Classroom 50 needs one submission and its runner, and an unknown form is named`() throws {
        #expect(GradeFormat.classroom50.obstacle(1, Self.runner) == nil)
        #expect(GradeFormat.classroom50.obstacle(2, Self.runner) == "its runner grades one submission, and there are 2")
        #expect(
            GradeFormat.classroom50.obstacle(1, ["CLASSROOM": "x"])
                == "its runner sets ASSIGNMENT, SUBMISSION_TAG, COMMIT_URL, RELEASE_URL, and here they are not set")
        #expect(throws: GradingError.unknownFormat("gradscope", known: GradeFormat.all.map(\.name))) {
            try GradeFormat.named("exercism,gradscope")
        }
    }

    // MARK: GitHub

    /// A command as the runner reads it: the name, the properties and the message, with their escapes undone.
    private func read(_ line: String) throws -> (name: String, properties: [String: String], message: String) {
        #expect(!line.contains { $0.isNewline } && !line.contains("\u{1B}") && !line.contains("\u{202E}"))
        let trimmed = line.drop { $0.isWhitespace }
        #expect(trimmed.hasPrefix("::"))
        let rest = trimmed.dropFirst(2)
        let end = try #require(rest.firstRange(of: "::"))
        let (head, data) = (rest[..<end.lowerBound], String(rest[end.upperBound...]))
        let name = String(head.prefix { $0 != " " })
        func undone(_ text: Substring, _ escapes: [(String, String)]) -> String {
            escapes.reduce(String(text)) { $0.replacing($1.0, with: $1.1) }
        }
        let escapes = [("%0D", "\r"), ("%0A", "\n")]
        let pairs = head.dropFirst(name.count).drop { $0 == " " }.split(separator: ",").map { pair in
            let parts = pair.split(separator: "=", maxSplits: 1)
            return (String(parts[0]), undone(parts[1], escapes + [("%3A", ":"), ("%2C", ","), ("%25", "%")]))
        }
        return (name, Dictionary(uniqueKeysWithValues: pairs), undone(data[...], escapes + [("%25", "%")]))
    }

    @Test func `GitHub reads at most ten annotations, one for each submission first`() throws {
        let many = (0..<20).map { index in
            Grade(verdict(.faults, survivors: ["dropped-calls", "doubled-calls"]), labels: ["p\(10 + index)"])
        }
        let table = try write(many, as: "github")

        let commands = try Annotation.all(in: table) { "in/\($0)/\($1)" }.map { try read($0.command) }

        #expect(commands.count == 10)
        #expect(commands.prefix(9).allSatisfy { $0.name == "warning" && $0.properties["line"] == "3" })
        #expect(commands.prefix(9).map { $0.properties["file"] } == (10..<19).map { "in/p\($0)/Sources/A.swift" })
        #expect(commands[9].name == "notice")
        #expect(commands[9].message == "31 more findings: see the summary of this step and report.html.")
    }

    @Test func `an annotation says what the verdict says, and no word in it is a command`() throws {
        let table = try write(
            [
                Grade(verdict(.seam, "A: 1, b\n\(Self.hostile)"), labels: ["::error::p1, 100%"]),
                Grade(verdict(.build, "A.swift:7 does not compile: see Sources/A.swift:7:3."), labels: ["p2"]),
                Grade(verdict(nil), labels: ["p3"]), Grade(.machine, because: "It is full.", labels: ["p4"], kata: kata.name),
            ], as: "github")

        let commands = try Annotation.all(in: table) { $0 == "p2" && $1.hasPrefix("Sources/") ? $1 : nil }.map { try read($0.command) }

        #expect(commands.map(\.name) == ["warning", "warning", "error"])
        #expect(commands[0].properties == ["title": "::error::p1, 100%: unsolved at seam (failed)"])
        #expect(commands[0].message == "A: 1, b\n\(Self.hostile)")
        #expect(commands[1].properties["file"] == "Sources/A.swift" && commands[1].properties["line"] == "7")
    }

    @Test func `the summary of a step is a table in which no word of a submission is Markdown`() throws {
        _ = try write(everyState + [Grade(verdict(.isolation), labels: ["| <b>x<b>"])], as: "github")

        let lines = try text("github/summary.md").split(separator: "\n", omittingEmptySubsequences: false)

        #expect(lines[0] == "## \(kata.title): 9 submissions")
        let rows = lines.drop { !$0.hasPrefix("| label") }.dropFirst(2).filter { !$0.isEmpty }
        #expect(rows.count == 9)
        for row in rows {
            #expect(row.count { $0 == "|" } == 5)
            for cell in row.matches(of: /<code>(.*?)<\/code>/) {
                // In an entity or as a letter, a character is only itself.
                #expect(cell.1.wholeMatch(of: /(?:[A-Za-z0-9 ]|&#\d+;|[^\x00-\x7F])*/) != nil, "\(cell.1)")
            }
            let outside = row.replacing(/<code>.*?<\/code>/, with: "")
            #expect(outside.wholeMatch(of: /\|  \| \w+ \| \w* \|  \|/) != nil, "\(outside)")
        }
        #expect(rows.last?.hasPrefix("| <code>&#124; &#60;b&#62;x&#60;b&#62;</code>") == true)
    }

    @Test func `the summary of a step stays below GitHub's limit`() throws {
        let message = String(repeating: "<", count: 399)
        _ = try write([Grade(verdict(.seam, message), labels: (0..<600).map { "p\($0)" })], as: "github")

        let summary = try text("github/summary.md")
        #expect(summary.utf8.count < 1 << 20)
        #expect(summary.hasSuffix(" more are in the table grades.csv.\n"))
        #expect(summary.hasPrefix("## "))
    }
}
