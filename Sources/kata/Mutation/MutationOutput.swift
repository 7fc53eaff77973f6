internal import Building
import Foundation
internal import Learner
internal import Mutation
internal import Workspace

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
    private let design: PageDesign?
    private let isForPullRequest: Bool

    /// The things that a format is made of.
    private struct Source {
        var report: MutationReport
        /// The package's folder.
        var root: () throws -> URL
        var design: PageDesign?
    }

    /// The formats for browsers and other programs, each with the option that names its file, and the text by which such a file is known.
    private static let formats: [(option: String, mark: String, bytes: @Sendable (Source) throws -> Data)] = [
        ("--sarif", "\"kata mutate\"", { try SARIFLog($0.report).bytes }),
        ("--stryker", "\"kata mutate\"", { try StrykerReport($0.report, sourcesIn: $0.root()).bytes }),
        (
            "--html", MutationPage.mark,
            { source in
                let root = try source.root()
                return Data((source.design.map { MutationPage.html(source.report, sourcesIn: root, design: $0) } ?? "").utf8)
            }
        ),
    ]

    init(_ invocation: Invocation) throws {
        system = invocation.system
        text = MutationText(system: system, fullCall: invocation.call(adding: "--all"))
        isForPrograms = invocation.has("--json")
        isForPullRequest = invocation.has("--github")
        showsAll = invocation.has("--all")
        threshold = try invocation.percentage("--fail-under")
        baseline = if let path = invocation.options["--baseline"] { try invocation.mutationReport(at: path) } else { nil }
        files = try Command.reportFiles(Self.formats.map { ($0.option, $0.mark) }, invocation)
        design = try files["--html"].map { _ in try PageDesign("Sources/Mutation/Page/page", below: invocation.workspace().root) }
    }

    /// Writes a report in all formats.
    ///
    /// - Parameters:
    ///   - report: The report.
    ///   - root: The package's folder; nil for the package around the current folder.
    /// - Returns: The exit code.
    func write(_ report: MutationReport, root: URL? = nil) async throws -> ExitCode {
        var report = report
        if let baseline { report.compare(with: baseline) }
        try writeFiles(report, root: root)
        if isForPrograms {
            try system.sayJSON(report)
        } else {
            text.print(report, showsAll: showsAll, below: threshold)
            for (option, _, _) in Self.formats { if let file = files[option] { system.say("Written: \(file.path)") } }
        }
        if isForPullRequest { try await annotate(report, root: root) }
        let isGood = (report.score ?? 1) * 100 >= threshold ?? 0 && report.new?.isEmpty != false
        return isGood ? .success : .unsolved
    }

    /// Writes the files for browsers and other programs.
    func writeFiles(_ report: MutationReport, root: URL?) throws {
        let source = Source(report: report, root: { try root ?? OwnPackage.root(of: system.currentFolder) }, design: design)
        for (option, _, bytes) in Self.formats { try files[option]?.write(bytes(source)) }
    }

    /// Appends the summary of a step on GitHub to its file, or prints it where there is none, and prints the annotations.
    private func annotate(_ report: MutationReport, root: URL?) async throws {
        let folder = try root ?? OwnPackage.root(of: system.currentFolder)
        // Annotations have paths below the repository.
        let prefix = try await Git.output(["rev-parse", "--show-prefix"], in: folder) ?? ""
        let request = PullRequestReport(report, below: prefix.trimmingCharacters(in: .newlines))
        if let path = system.stepSummary {
            let known = (try? Data(contentsOf: URL(filePath: path))) ?? Data()
            try (known + Data(request.summary.utf8)).write(to: URL(filePath: path))
        } else {
            system.say(request.summary)
        }
        for annotation in request.annotations { system.write(annotation.line + "\n") }
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
