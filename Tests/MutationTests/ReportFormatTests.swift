import Foundation
import TestSupport
import Testing

@testable import Building
@testable import Mutation

/// The report as other programs read it.
struct ReportFormatTests {
    private static let report = MutationReport(
        package: "App", lines: 3, tests: 2,
        faults: Answer.Status.allCases.enumerated().map { index, status in
            FaultAnswer(
                id: "\(index)", file: "Sources/My App/Screen.swift", line: index + 1, column: 5, kind: "flipped", rule: "moved-boundaries",
                status: status, before: "count < 8", after: "count <= 8", words: "Screen uses <= instead of < in `count < 8`",
                next: "Test the values right at the boundary.", reachedBy: ["AppTests/a", "AppTests/b"],
                caughtBy: status == .caught ? ["AppTests/b"] : [], reason: status == .skipped ? "for people" : nil, seconds: 0.01)
        })

    @Test func `SARIF has a line for each fault that survives or is not run, with a path that is relative and escaped`() throws {
        let text = String(decoding: try SARIFLog(Self.report).bytes, as: UTF8.self)
        let results = text.split(separator: "\n").filter { $0.hasPrefix("{\"level\"") }
        let log = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let run = try #require((log["runs"] as? [[String: Any]])?.first)

        #expect((run["results"] as? [Any])?.count == 2)
        #expect(results.count == 2)
        #expect(results[0].contains(#""text":"No test fails when Screen uses <= instead of < in `count < 8`. Test the values"#))
        #expect(
            results[0].contains(#""artifactLocation":{"uri":"Sources/My%20App/Screen.swift"},"region":{"startColumn":5,"startLine":2}"#))
        #expect(results[1].contains("No test runs the line"))
    }

    @Test func `SARIF without a result is a log, too`() throws {
        let log = try SARIFLog(MutationReport(package: "App", lines: 0, tests: 1, faults: [])).bytes

        #expect(try JSONSerialization.jsonObject(with: log) is [String: Any])
    }

    @Test func `Stryker's schema has a mutant for each fault, with its status, its place and the tests by name`() throws {
        let folder = try TemporaryFolder()
        let source = folder("Sources/My App/Screen.swift")
        try FileManager.default.createDirectory(at: source.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("if count < 8 {}\n".utf8).write(to: source)

        let bytes = try StrykerReport(Self.report, sourcesIn: folder.url).bytes
        let report = try #require(try JSONSerialization.jsonObject(with: bytes) as? [String: Any])
        let file = try #require((report["files"] as? [String: [String: Any]])?["Sources/My App/Screen.swift"])
        let mutants = try #require(file["mutants"] as? [[String: Any]])

        #expect(file["source"] as? String == "if count < 8 {}\n")
        #expect(
            mutants.map { $0["status"] as? String }
                == ["Killed", "Survived", "NoCoverage", "CompileError", "Timeout", "Ignored", "Pending"])
        #expect(mutants[0]["killedBy"] as? [String] == ["AppTests/b"])
        #expect(
            mutants[0]["location"] as? [String: [String: Int]] == ["start": ["line": 1, "column": 5], "end": ["line": 1, "column": 14]])
        #expect(
            (report["testFiles"] as? [String: [String: [[String: String]]]])?["tests"]?["tests"]?.map { $0["id"] } == [
                "AppTests/a", "AppTests/b",
            ])
    }
}
