import Foundation
import TestSupport
import Testing

@testable import Learner
@testable import Mutation
@testable import kata

/// Calls of `kata mutate` about reports of earlier runs.
struct MutationReportTests {
    private let folder: TemporaryFolder

    /// Lays out a package and the reports of two parts of its faults, and of the whole.
    init() throws {
        folder = try TemporaryFolder()
        try FileManager.default.createDirectory(at: folder("Sources/App"), withIntermediateDirectories: true)
        try Data("// swift-tools-version: 6.0\n".utf8).write(to: folder("Package.swift"))
        try Data("func isFull(_ count: Int) -> Bool {\n    count < 8\n}\n".utf8).write(to: folder("Sources/App/App.swift"))
        let faults = [Self.fault("0a", .survived), Self.fault("0b", .caught), Self.fault("0c", .survived), Self.fault("0d", .notRun)]
        for part in 1...2 {
            let shard = try #require(Shard("\(part)/2"))
            var report = MutationReport(package: "App", lines: 3, tests: 1, faults: faults.filter { shard.includes($0.id) })
            report.shard = ReportPart(parts: [part], of: 2, code: "c0de", faults: ReportPart.hash(faults.map(\.id)), toolchain: "Swift")
            try write(report, "part\(part).json")
        }
        try write(MutationReport(package: "App", lines: 3, tests: 1, faults: faults), "whole.json")
    }

    private static func fault(_ id: String, _ status: Answer.Status) -> FaultAnswer {
        FaultAnswer(
            id: id, file: "Sources/App/App.swift", line: 2, column: 5, kind: "flipped", rule: "moved-boundaries", status: status,
            before: "count < 8", after: "count <= \(id)", words: "isFull(_:) compares with <= in `count < 8`", next: "Test the boundary.",
            reachedBy: ["AppTests/full"], caughtBy: [], reason: nil, seconds: 0.01)
    }

    private func write(_ report: MutationReport, _ name: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try (encoder.encode(report) + Data("\n".utf8)).write(to: folder(name))
    }

    private func call(_ words: String...) async -> KataCommand.Outcome {
        await KataCommand.Outcome(of: ["mutate"] + words, in: folder.url) { $0.scriptFolder = Clone.root }
    }

    private func text(_ name: String) throws -> String { try String(contentsOf: folder(name), encoding: .utf8) }

    @Test func `parts in any order are printed as the bytes of one run`() async throws {
        let merged = await call("--merge", "part2.json", "part1.json", "--json")
        #expect(try merged.code == 0 && merged.errors.isEmpty && merged.output == text("whole.json"), "\(merged)")
        #expect(await call("--merge", "whole.json", "--json").output == merged.output)
    }

    @Test func `a missing part exits with 3 and is named, and the rest is still printed`() async throws {
        let people = await call("--merge", "part1.json")
        #expect(people.code == 3 && people.output.hasPrefix("App: 3 lines, 1 test. 2 faults in 1 report.\n"), "\(people)")
        #expect(people.output.hasSuffix("Part 2 of 2 is missing.\n"))
        let programs = await call("--merge", "part1.json", "--json")
        #expect(programs.code == 3 && programs.errors == "Part 2 of 2 is missing.\n")
        #expect((try programs.json()["shard"] as? [String: Any])?["parts"] as? [Int] == [1])
    }

    @Test func `reports of another run are a wrong call that names the file`() async throws {
        let outcome = await call("--merge", "part1.json", "whole.json")
        #expect(outcome.code == 2 && outcome.output.isEmpty)
        #expect(outcome.errors.contains("The file \"whole.json\" is the report of a whole run, so it cannot be merged with others."))
    }

    @Test func `a merged report has the other formats and the limit of a run`() async throws {
        let outcome = await call(
            "--merge", "part1.json", "part2.json", "--sarif", "log.sarif", "--stryker", "stryker.json", "--html", "page.html",
            "--fail-under", "50")
        #expect(outcome.code == 1 && outcome.output.contains("The score is below 50%."), "\(outcome)")
        #expect(outcome.output.hasSuffix("\nWritten: log.sarif\nWritten: stryker.json\nWritten: page.html\n"), "\(outcome)")
        #expect(try text("log.sarif").split(separator: "\n").count { $0.hasPrefix("{\"level\"") } == 3)
        #expect(try text("page.html").contains("<code>    count &lt; 8</code>"))
        #expect(try text("stryker.json").contains("count < 8\\n}"))
    }

    @Test func `a format that needs the sources says where it must be called`() async throws {
        try FileManager.default.removeItem(at: folder("Package.swift"))
        let outcome = await call("--merge", "part1.json", "part2.json", "--stryker", "stryker.json")
        #expect(outcome.code == 2 && outcome.errors.contains("There is no Package.swift in"), "\(outcome)")
        #expect(await call("--merge", "part1.json", "part2.json", "--sarif", "log.sarif").code == 0)
    }

    @Test func `survivors that the baseline lacks exit with 1 and come first, and an equal baseline exits with 0`() async throws {
        let equal = await call("--merge", "whole.json", "--baseline", "whole.json")
        #expect(equal.code == 0 && equal.output.contains("The baseline has every survivor."), "\(equal)")

        let new = await call("--merge", "whole.json", "--baseline", "part2.json")
        #expect(
            new.code == 1 && new.output.hasPrefix("App: 3 lines, 1 test. 4 faults in 1 report.\n\nSources/App/App.swift:2: new, flipped:"),
            "\(new)")
        let json = try await call("--merge", "whole.json", "--baseline", "part2.json", "--json").json()
        #expect(json["new"] as? [String] == ["0a", "0c"])
    }

    @Test func `on GitHub, the package's texts are no commands, and annotations follow`() async throws {
        try Data("before\n".utf8).write(to: folder("summary.md"))
        try write(
            MutationReport(
                package: "App", lines: 3, tests: 1,
                faults: [Self.fault("0a", .survived), Self.fault("0b\n::error::b ##[warning]b", .survived), Self.fault("0d", .notRun)]),
            "evil.json")
        let outcome = await KataCommand.Outcome(of: ["mutate", "--merge", "evil.json", "--github"], in: folder.url) {
            $0.stepSummary = folder("summary.md").path
        }
        let lines = outcome.output.split(separator: "\n").map(String.init)
        #expect(outcome.code == 0 && outcome.errors.isEmpty && lines.contains("  + ::error::b # #[warning]b"), "\(outcome)")
        #expect(lines.contains { $0.hasPrefix("3 faults: 0 caught, 2 survived") })
        let commands = lines.filter { $0.drop { $0 == " " }.hasPrefix("::") || $0.contains("##[") }
        #expect(commands.count == 3 && lines.suffix(3) == commands[...], "\(lines)")
        #expect(commands.allSatisfy { $0.hasPrefix("::warning file=Sources/App/App.swift,line=2,col=5,") })
        #expect(try text("summary.md").hasPrefix("before\n### Faults in <code>App</code>\n"))

        let printed = await call("--merge", "whole.json", "--github").output
        let summary = try #require(printed.range(of: "### Faults in"))
        let warning = try #require(printed.range(of: "::warning"))
        #expect(summary.lowerBound < warning.lowerBound)
        #expect(await call("--github", "--json").errors.contains("--github and --json cannot be combined."))
    }
}
