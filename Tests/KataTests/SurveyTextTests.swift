import Foundation
import TestSupport
import Testing

@testable import Learner
@testable import Survey
@testable import kata

/// The screens of `kata survey`, compared with a golden file, and its wrong calls.
struct SurveyTextTests {
    private static func finding(_ number: Int, places: Int = 1) -> HardDependency {
        HardDependency(
            id: "singleton:Screen\(number):Analytics.shared", file: "Sources/App/Screen\(number).swift", line: 7, what: "Analytics.shared",
            category: "singleton", user: "Screen\(number)", reaches: "the network and the user's settings", callers: number - 1,
            linesBehind: 40 / number, commits: 3, score: (12_000 / Double(number)).rounded() / 10, technique: "Constructor injection",
            cost: 10,
            kata: "constructor-injection",
            places: (0..<places).map { .init(file: "Sources/App/Screen\(number).swift", line: 7 + $0) })
    }

    private static func report(_ count: Int, indexed: Bool = false) -> SurveyReport {
        SurveyReport(
            package: "App", indexed: indexed, outdated: 0, unread: [], broken: [], history: true, note: nil, files: 12, lines: 2134,
            findings: (0..<count).map { finding($0 + 1, places: $0 + 1) },
            skipped: [.init(file: "Sources/App/Log.swift", line: 3, what: "Date()", reason: "printed for people")], new: nil)
    }

    @Test func `on a terminal a dependency is bold, and no escape is spelled out`() {
        let transcript = Transcript()
        let system = transcript.system(in: URL(filePath: "/"), isPlain: false) { $0.hasColor = true }
        SurveyText(system: system, showsAll: true, fullCall: "./kata survey --all").print(Self.report(2))
        #expect(transcript.text(hiding: [:]).contains(": \u{1B}[1mAnalytics.shared\u{1B}[0m in Screen1"))
        #expect(!transcript.text(hiding: [:]).contains("\\u{1B}"))
    }

    @Test func `the most costly findings, all of them, those that are new, and none`() throws {
        let transcript = Transcript()
        let system = transcript.system(in: URL(filePath: "/"))
        func show(_ call: String, _ report: SurveyReport) {
            transcript.head(call)
            SurveyText(system: system, showsAll: call.contains("--all"), fullCall: "./kata survey --all").print(report)
        }
        show("./kata survey", Self.report(12))
        var report = Self.report(2, indexed: true)
        report.outdated = 1
        show("./kata survey --all", report)
        report.new = [Self.finding(2).id]
        report.note = "The package manager cannot read the package: it gave no reason"
        report.unread = ["Gone.swift", "Lost.swift"]
        report.broken = ["Half.swift", "Open.swift"]
        show("./kata survey --baseline survey.json", report)
        report = Self.report(0)
        report.broken = ["Half.swift"]
        show("nothing found", report)
        report.broken = []
        report.outdated = 12
        show("nothing found with an old index", report)
        report = Self.report(12)
        report.history = false
        report.skipped[0].reason = "printed for people only, who look for the cause of an error in the protocol of a run"
        for index in report.findings.indices { report.findings[index].user = "OrderConfirmationViewController and one more word" }
        show("./kata survey --all, with long lines", report)
        try GoldenFile("survey.txt").expect(transcript.text(hiding: [:]))
    }

    @Test(arguments: [
        (["nowhere"], "\"nowhere\" is not there"), (["empty"], "There is no Swift file with production code in"),
        (["app", "--target", "App"], "There is no target \"App\""), (["app", "--file", "Nothing.swift"], "No surveyed file matches"),
        (["app", "--sarif", "notes.txt"], "\"notes.txt\" already exists and was not written by `./kata survey`"),
        (["app", "--html", "nowhere/page.html"], "there is no folder"),
        (["app", "--html", "nowhere/page.html", "--all"], "Next: ./kata survey app --all --html ANOTHER-FILE\n"),
        (["app", "--baseline", "nowhere.json"], "\"nowhere.json\" cannot be read"),
        (["app", "--baseline", "notes.txt"], "\"notes.txt\" is not the output of `./kata survey --json`"),
        (["app", "--baseline", "mutate.json"], "\"mutate.json\" is not the output of"),
    ]) func `a wrong call exits with 2 and says what is wrong`(_ words: [String], _ expected: String) async throws {
        let folder = try Self.folder()
        let outcome = await Self.call(words, in: folder)

        #expect(outcome.code == 2 && outcome.errors.contains(expected) && outcome.errors.contains("Next: "), "\(outcome)")
        #expect(try String(contentsOf: folder("notes.txt"), encoding: .utf8) == "mine\n")
    }

    @Test func `a new finding exits with 1, and the reports may be written again`() async throws {
        let folder = try Self.folder()
        let first = await Self.call(["app", "--json"], in: folder)
        try Data(first.output.utf8).write(to: folder("baseline.json"))
        let same = await Self.call(["app", "--baseline", "baseline.json"], in: folder)
        #expect(first.code == 0 && same.code == 0 && same.output.contains("1 hard dependency, all of them in the baseline."), "\(same)")

        try Data("final class Till { func f() { _ = Date() } }\n".utf8).write(to: folder("app/Till.swift"))
        for _ in 0..<2 {
            let new = await Self.call(["app", "--baseline", "baseline.json", "--html", "page.html", "--sarif", "log.sarif"], in: folder)
            #expect(new.code == 1 && new.output.contains("Date() in Till") && !new.output.contains("Analytics.shared in"), "\(new)")
            #expect(new.output.contains("Written: page.html"))
        }
    }

    private static func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for name in ["app", "empty"] { try FileManager.default.createDirectory(at: folder(name), withIntermediateDirectories: true) }
        try Data("final class Cart { func f() { Analytics.shared.track() } }\n".utf8).write(to: folder("app/Cart.swift"))
        try Data("mine\n".utf8).write(to: folder("notes.txt"))
        try Data(#"{"version":1,"package":"App","tests":1,"faults":[]}"#.utf8).write(to: folder("mutate.json"))
        return folder
    }

    private static func call(_ words: [String], in folder: TemporaryFolder) async -> KataCommand.Outcome {
        await KataCommand.Outcome(of: ["survey"] + words, in: folder.url) { $0.scriptFolder = Clone.root }
    }
}
