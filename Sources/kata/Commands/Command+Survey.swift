internal import Building
internal import Comparison
import Foundation
internal import Survey
internal import Workspace

extension Command {
    static let survey = Command(
        name: "survey", argument: "[PATH]",
        options: [
            Option(name: "--target", value: "NAME", summary: "only this target; several with commas", takesSeveral: true),
            Option(
                name: "--file", value: "PATTERN", summary: "only these files, as Sources/App/** or Parser.swift", takesSeveral: true),
            Option(name: "--all", value: nil, summary: "every finding instead of the ten most costly"),
            Option(name: "--baseline", value: "FILE", summary: "exit with 1 if an earlier --json lacks a finding"),
            Option(name: "--html", value: "FILE", summary: "write everything as one page without other files"),
            Option(name: "--sarif", value: "FILE", summary: "the findings as SARIF 2.1.0"),
            jsonOption,
        ],
        summary: "find the hard dependencies in your own code",
        discussion: """
            Finds what a test of the package or app at PATH cannot replace, ranks it by cost, and names the technique and its kata. \
            It reads the sources, and the index of a debug build if there is one. The comment `// seams:skip REASON` leaves out a \
            line or a declaration. See docs/survey.md.

            Exit code: 1 a finding that is not in the baseline, 2 a wrong call, 3 no clone of Seams.
            """,
        example: "survey Katas/InstancePropertyInjection"
    ) { invocation in
        let system = invocation.system
        let folder = try ownFolder(invocation)
        let files = try reportFiles(formats.map { ($0.option, $0.mark) }, invocation)
        let baseline = try baseline(invocation)
        var options = Survey.Options()
        options.targets = invocation.list("--target")
        options.files = invocation.list("--file")
        options.now = system.now()
        let line = StatusLine.waiting(on: system)
        defer { line.remove() }
        line.show("Reading the code")
        var report = try await Survey(of: folder, practices: practices(in: invocation.workspace()), options: options).report()
        if let baseline { report.compare(with: baseline) }
        line.remove()
        for (option, _, bytes) in formats { try files[option]?.write(bytes(report, invocation.workspace())) }
        if invocation.has("--json") {
            try system.sayJSON(report)
        } else {
            SurveyText(system: system, showsAll: invocation.has("--all"), fullCall: invocation.call(adding: "--all")).print(report)
            for (option, _, _) in formats { if let file = files[option] { system.say("Written: \(file.path)") } }
        }
        return report.new?.isEmpty == false ? .unsolved : .success
    }

    /// The formats for browsers and other programs, each with the option that names its file, and the text by which such a file is known.
    private static let formats: [(option: String, mark: String, bytes: @Sendable (SurveyReport, Workspace) throws -> Data)] = [
        ("--sarif", "\"kata survey\"", { report, _ in try SARIFLog(report).bytes }),
        ("--html", SurveyPage.mark, { report, workspace in Data(try SurveyPage(report, in: workspace).html.utf8) }),
    ]

    /// The katas with the measured costs of their techniques.
    private static func practices(in workspace: Workspace) throws -> [Practice] {
        try workspace.katas().filter { Survey.proposedKatas.contains($0.name) }.map { kata in
            let cost = try kata.lineCost(in: workspace)
            return Practice(kata: kata.name, technique: kata.title, cost: cost.changed + cost.added)
        }
    }

    private static func baseline(_ invocation: Invocation) throws(Misuse) -> Baseline? {
        guard let path = invocation.options["--baseline"] else { return nil }
        let bytes: Data
        do {
            bytes = try Data(contentsOf: invocation.system.place(path))
        } catch {
            throw .unusableFile(path, reason: "cannot be read: \(WorkspaceError.reason(of: error))", command: invocation.command)
        }
        guard let baseline = Baseline(bytes) else {
            throw .unusableFile(path, reason: "is not the output of `kata survey --json`", command: invocation.command)
        }
        return baseline
    }
}
