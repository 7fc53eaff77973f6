internal import Building
import Foundation
internal import Mutation

/// The outputs that a call of `kata mutate` asks for, checked before any work is done for them.
struct MutationOutput: Sendable {
    let text: MutationText
    /// Whether standard output holds JSON and nothing else.
    let isForPrograms: Bool
    private let system: System
    private let showsAll: Bool
    /// The percentage that the score must reach.
    private let threshold: Double?
    /// The report whose survivors are accepted.
    private let baseline: MutationReport?
    private let files: [String: ReportFile]

    /// The formats for other programs, each with the option that names its file; some need the package's folder.
    private static let formats: [(option: String, bytes: @Sendable (MutationReport, () throws -> URL) throws -> Data)] = [
        ("--sarif", { report, _ in try SARIFLog(report).bytes }),
        ("--stryker", { report, root in try StrykerReport(report, sourcesIn: root()).bytes }),
    ]

    init(_ invocation: Invocation) throws(Misuse) {
        system = invocation.system
        text = MutationText(system: system)
        isForPrograms = invocation.has("--json")
        showsAll = invocation.has("--all")
        threshold = try invocation.percentage("--fail-under")
        baseline = if let path = invocation.options["--baseline"] { try invocation.mutationReport(at: path) } else { nil }
        files = try Command.reportFiles(Self.formats.map { ($0.option, "\"kata mutate\"") }, invocation)
    }

    /// Writes a report in all formats.
    ///
    /// - Parameters:
    ///   - report: The report.
    ///   - root: The package's folder; nil for the package around the current folder.
    /// - Returns: The exit code.
    func write(_ report: MutationReport, root: URL? = nil) throws -> ExitCode {
        var report = report
        if let baseline { report.compare(with: baseline) }
        try writeFiles(report, root: root)
        if isForPrograms {
            try system.sayJSON(report)
        } else {
            text.print(report, showsAll: showsAll, below: threshold)
        }
        let isGood = (report.score ?? 1) * 100 >= threshold ?? 0 && report.new?.isEmpty != false
        return isGood ? .success : .unsolved
    }

    /// Writes the files for other programs.
    func writeFiles(_ report: MutationReport, root: URL?) throws {
        for (option, bytes) in Self.formats {
            try files[option]?.write(bytes(report) { try root ?? OwnPackage.root(of: system.currentFolder) })
        }
    }
}

extension Invocation {
    /// The percentage after an option, with or without its sign; nil without the option.
    fileprivate func percentage(_ option: String) throws(Misuse) -> Double? {
        var invocation = self
        if let word = options[option], word.hasSuffix("%") { invocation.options[option] = String(word.dropLast()) }
        return try invocation.number(option, in: 0...100)
    }
}
