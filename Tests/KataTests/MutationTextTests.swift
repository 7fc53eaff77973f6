import Foundation
import TestSupport
import Testing

@testable import Learner
@testable import Mutation
@testable import kata

/// The screens of `kata mutate`, compared with a golden file.
struct MutationTextTests {
    private static func answer(_ status: Answer.Status, _ line: Int, _ kind: String = "flipped", reason: String? = nil) -> FaultAnswer {
        FaultAnswer(
            id: "\(line)", file: "Sources/App/Parser\(line % 3).swift", line: line, column: 9, kind: kind, rule: "moved-boundaries",
            status: status, before: "count < \(line)",
            after: "count <= \(line)", words: "Parser uses <= instead of < in `count < \(line)`",
            next: "Test the values right at the boundary, on both sides.",
            reachedBy: line == 7 ? ["AppTests.ParserTests/testEnd"] : ["AppTests.ParserTests/testLink", "AppTests.ParserTests/testEnd"],
            caughtBy: status == .caught ? ["AppTests.ParserTests/testEnd"] : [], reason: reason, seconds: 0.02)
    }

    private static let report = MutationReport(
        package: "App", lines: 2134, tests: 2,
        faults: [
            answer(.caught, 1), answer(.caught, 2), answer(.timedOut, 3), answer(.survived, 4, "altered"), answer(.survived, 5),
            answer(.survived, 6), answer(.survived, 7, "dropped"), answer(.notRun, 8), answer(.refused, 9),
            answer(.skipped, 10, reason: "printed for people"),
        ])

    @Test func `on a terminal the kind of a survivor is bold, and no escape is spelled out`() {
        let transcript = Transcript()
        let system = transcript.system(in: URL(filePath: "/"), isPlain: false) { $0.hasColor = true }
        MutationText(system: system, fullCall: "./kata mutate --all").print(Self.report)
        #expect(transcript.text(hiding: [:]).contains(": \u{1B}[1mdropped\u{1B}[0m: "))
        #expect(!transcript.text(hiding: [:]).contains("\\u{1B}"))
    }

    @Test func `survivors with their tests and next steps, the total, and a score below the limit`() throws {
        let transcript = Transcript()
        let system = transcript.system(in: URL(filePath: "/"))
        let start = Mutation.Start(
            package: "App", lines: 2134, tests: 2, testSeconds: 0.44, faults: 8, buildSeconds: 19.4, testsAreUnlimited: false)
        for showsAll in [false, true] {
            transcript.head(showsAll ? "./kata mutate --all --fail-under 90" : "./kata mutate")
            let text = MutationText(system: system, fullCall: "./kata mutate --all")
            text.print(start)
            text.print(Self.report, showsAll: showsAll, below: showsAll ? 90 : nil)
        }
        for (new, words) in [(["4"], "one new survivor"), (["4", "7"], "two new survivors"), ([], "no new survivor")] {
            transcript.head("./kata mutate --baseline mutate.json: \(words)")
            var report = Self.report
            report.new = new
            MutationText(system: system, fullCall: "./kata mutate --all").print(report)
        }
        transcript.head("nothing survived")
        let text = MutationText(system: system, fullCall: "./kata mutate --all")
        text.print(MutationReport(package: "App", lines: 1, tests: 1, faults: [Self.answer(.caught, 1)]), below: 100)
        text.print(MutationReport(package: "App", lines: 1, tests: 1, faults: [Self.answer(.refused, 1)]), below: 100)
        try GoldenFile("mutate.txt").expect(transcript.text(hiding: [:]))
    }

    @Test func `a count of done faults never falls, and a narrow terminal gets it without the bar`() {
        let transcript = Transcript()
        let system = transcript.system(in: URL(filePath: "/"), isPlain: false) {
            $0.showsProgress = true
            $0.columns = { 30 }
        }
        let (line, text) = (StatusLine.waiting(on: system), MutationText(system: system, fullCall: "./kata mutate --all"))
        for done in [0, 2, 1] { text.show(.running(done: done, faults: 9, survived: 0), on: line) }

        let counts = transcript.errors.matches(of: /(\d) of 9/).map(\.1)
        #expect(counts == ["0", "2", "2"])
        #expect(!transcript.errors.contains("--"), "\(transcript.errors)")
    }

    @Test func `there is no score where no fault got an answer`() {
        let report = MutationReport(package: "App", lines: 1, tests: 1, faults: [Self.answer(.untried, 1), Self.answer(.notRun, 2)])
        #expect(report.score == nil)
        #expect(report.summary.hasSuffix("No fault could be tried, so there is no score."))
    }

    @Test func `the score counts the faults that tests could catch, and is rounded down`() {
        #expect(Self.report.score == 0.375)
        #expect(Self.report.mostInstructive.map(\.line) == [6, 5, 7, 4])
    }

    @Test(arguments: [
        (["--shard", "3/2"], "\"3/2\" is no part such as 2/4"), (["--jobs", "0"], "\"0\" is no number from 1 to 256 for --jobs"),
        (["--fail-under", "x"], "\"x\" is no number from 0 to 100 for --fail-under"), (["nowhere"], "\"nowhere\" is not there"),
        (["notes.txt"], "\"notes.txt\" is no folder"),
        (["--scratch", "inside"], "is a folder inside of the package, which must not change"),
        (["--sarif", "notes.txt"], "\"notes.txt\" already exists and was not written by `./kata mutate`"),
        (["--stryker", "nowhere/report.json"], "there is no folder"),
        (
            [".", "--since", "HEAD", "--html", "notes.txt", "--all"],
            "Next: ./kata mutate . --since HEAD --all --html ANOTHER-FILE\n"
        ),
        ([], "There is no Package.swift in"), (["one", "two"], "does not take \"two\""),
        (["--merge"], "needs the reports of the parts"), (["--merge", "notes.txt", "--shard", "1/2"], "--merge and --shard cannot be"),
        (["--build-system", "swiftbild"], "must be one of native, swiftbuild. Did you mean \"swiftbuild\"?"),
        (["--watch", "--fail-under", "90"], "--watch and --fail-under cannot be"),
        (["--why", "a.swift:1", "--html", "a"], "--why and --html"),
        (["--merge", "--why", "a.swift:1"], "--why and --merge cannot be"), (["--github", "--json"], "--github and --json cannot be"),
        (["--why", "a.swift"], "\"a.swift\" is no place such as Parser.swift:88"),
        (["--baseline", "notes.txt"], "\"notes.txt\" is not the output of `./kata mutate --json`"),
        (["--merge", "nowhere.json"], "\"nowhere.json\" cannot be read"),
        (["--merge", "notes.txt"], "\"notes.txt\" is not the output of `./kata mutate --json`"),
    ]) func `a wrong call exits with 2 and says what is wrong`(_ words: [String], _ expected: String) async throws {
        let folder = try TemporaryFolder()
        if !words.isEmpty { try Data("// swift-tools-version: 6.0\n".utf8).write(to: folder("Package.swift")) }
        try Data("mine\n".utf8).write(to: folder("notes.txt"))
        let transcript = Transcript()
        let code = await Entry.run(["mutate"] + words, system: transcript.system(in: folder.url))
        let text = transcript.text(hiding: [:])
        #expect(code == .misuse && text.contains(expected) && text.contains("Next: "), "\(text)")
        #expect(try String(contentsOf: folder("notes.txt"), encoding: .utf8) == "mine\n")
        let scratch = Scratch.standard(for: folder.url, environment: ProcessInfo.processInfo.environment)
        #expect(!FileManager.default.fileExists(atPath: scratch.path))
    }
}
