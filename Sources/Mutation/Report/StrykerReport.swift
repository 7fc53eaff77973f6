package import Foundation
internal import Workspace

/// The report in the mutation-testing report schema, version 2, which Stryker's viewers and dashboards show.
package struct StrykerReport: Encodable, Sendable {
    private var schemaVersion = "2"
    private var thresholds = ["high": 80, "low": 60]
    private var framework = ["name": "kata mutate"]
    private var files: [String: File]
    private var testFiles: [String: TestFile]

    /// Makes the report.
    ///
    /// - Parameters:
    ///   - report: The answers.
    ///   - root: The package's folder, from which the sources are read.
    /// - Throws: An error of Foundation's if a source cannot be read.
    package init(_ report: MutationReport, sourcesIn root: URL) throws {
        let tests = Set(report.faults.flatMap { $0.reachedBy + $0.caughtBy }).sorted()
        testFiles = ["tests": TestFile(tests: tests.map { TestFile.Test(id: $0, name: $0) })]
        files = [:]
        for (path, faults) in Dictionary(grouping: report.faults, by: \.file) {
            let source = try String(contentsOf: root.appending(path: path), encoding: .utf8)
            files[path] = File(source: source, mutants: faults.map(Mutant.init))
        }
    }

    /// The bytes of the file.
    package var bytes: Data {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return try encoder.encode(self)
        }
    }

    private struct File: Encodable {
        var language = "swift"
        var source: String
        var mutants: [Mutant]
    }

    private struct TestFile: Encodable {
        struct Test: Encodable {
            var id: String
            var name: String
        }

        var tests: [Test]
    }

    private struct Mutant: Encodable {
        var id: String
        var mutatorName: String
        var description: String
        var replacement: String
        var status: String
        var statusReason: String?
        var location: [String: [String: Int]]
        var coveredBy: [String]
        var killedBy: [String]

        init(_ fault: FaultAnswer) {
            id = fault.id
            mutatorName = fault.rule
            description = fault.words
            replacement = fault.after
            status = Self.statuses[fault.status] ?? "Pending"
            statusReason = fault.reason
            // A piece on several lines is known on one, so its end is only as good as its length.
            let end = fault.column + max(fault.before.unicodeScalars.count, 1)
            location = ["start": ["line": fault.line, "column": fault.column], "end": ["line": fault.line, "column": end]]
            coveredBy = fault.reachedBy
            killedBy = fault.caughtBy
        }

        private static let statuses: [Answer.Status: String] = [
            .caught: "Killed", .survived: "Survived", .notRun: "NoCoverage", .refused: "CompileError", .timedOut: "Timeout",
            .skipped: "Ignored", .untried: "Pending",
        ]
    }
}
