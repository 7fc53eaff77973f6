internal import Building
import Foundation
internal import Mutation
internal import Workspace

extension Command {
    static let mutate = Command(
        name: "mutate", argument: "[PATH...]",
        options: [
            Option(name: "--target", value: "NAME", summary: "only this target; several with commas", line: narrowing),
            Option(name: "--file", value: "GLOB", summary: "only these files; several with commas", line: narrowing),
            Option(name: "--since", value: "REV", summary: "only lines that changed in git since then"),
            Option(name: "--shard", value: "I/N", summary: "one of N parts of the faults", line: sharing),
            Option(name: "--merge", value: nil, summary: "put the --json reports of parts together", line: sharing),
            Option(name: "--jobs", value: "N", summary: "test processes at the same time", line: pacing),
            Option(name: "--seconds", value: "S", summary: "try no further fault after S seconds", line: pacing),
            Option(name: "--why", value: "FILE:LINE", summary: "the faults on a line, also those that are left out"),
            Option(name: "--all", value: nil, summary: "every fault that survives or is not run"),
            Option(name: "--fail-under", value: "PERCENT", summary: "exit with 1 if the score is below"),
            Option(name: "--sarif", value: "FILE", summary: "the faults that no test catches, as SARIF 2.1.0", line: formatting),
            Option(name: "--stryker", value: "FILE", summary: "the report in Stryker's schema, version 2", line: formatting),
            Option(name: "--scratch", value: "DIR", summary: "the folder for builds"),
            jsonOption,
        ],
        summary: "plant faults in your own package",
        discussion: """
            Plants faults in the package at PATH, runs its tests against each, and prints those that no test catches. Nothing in the \
            package changes. With --merge, each PATH is a report. `// seams:skip REASON` leaves out code. See docs/mutate.md.

            Exit code: 1 below --fail-under, 2 a wrong call, 3 no build or no green tests.
            """,
        example: "mutate --file Parser.swift"
    ) { invocation in
        try await invocation.has("--merge") ? merge(invocation) : mutate(invocation)
    }

    private static let narrowing = "only these; several with commas"
    private static let sharing = "one of N parts; put their --json reports together"
    private static let pacing = "test processes at once; try no fault after S"
    private static let formatting = "reports for code hosts and for Stryker"

    private static func mutate(_ invocation: Invocation) async throws -> ExitCode {
        let system = invocation.system
        guard invocation.words.count <= 1 else { throw Misuse.unexpectedArgument(invocation.words[1], command: invocation.command) }
        let root = try OwnPackage.root(of: ownFolder(invocation))
        let threshold = try threshold(invocation)
        let scratch = invocation.options["--scratch"].map(system.place)
        if let scratch, (scratch.path + "/").hasPrefix(root.path + "/") {
            throw Misuse.unusableFile(
                scratch.path, reason: "is a folder inside of the package, which must not change", command: invocation.command)
        }
        let files = try reportFiles(formats.map { ($0.option, "\"kata mutate\"") }, invocation)
        let environment = ProcessInfo.processInfo.environment
        let mutation = Mutation(
            of: root, scratch: try Scratch(folder: scratch ?? Scratch.standard(for: root, environment: environment)),
            options: try options(invocation))
        let text = MutationText(system: system)
        let line = StatusLine.waiting(on: system)
        defer { line.remove() }
        let isForPeople = !invocation.has("--json")
        if let place = try place(invocation, in: root) {
            let report = try await mutation.explanation(of: place) { text.show($0, on: line) }
            line.remove()
            if isForPeople { LineText(system: system).print(report) } else { try system.sayJSON(report) }
            return .success
        }
        let report = try await mutation.run(
            progress: { text.show($0, on: line) },
            started: { start in
                guard isForPeople else { return }
                line.hide()
                text.print(start)
            })
        line.remove()
        for (option, bytes) in formats { try files[option]?.write(bytes(report, { root })) }
        return try say(report, below: threshold, invocation)
    }

    /// Puts the reports of parts together.
    private static func merge(_ invocation: Invocation) throws -> ExitCode {
        let system = invocation.system
        for option in ["--target", "--file", "--since", "--shard", "--jobs", "--seconds", "--scratch"] where invocation.has(option) {
            throw Misuse.conflict("--merge", option, command: invocation.command)
        }
        guard !invocation.words.isEmpty else { throw Misuse.missingArgument("the reports of the parts", command: invocation.command) }
        let threshold = try threshold(invocation)
        let files = try reportFiles(formats.map { ($0.option, "\"kata mutate\"") }, invocation)
        let reports = try invocation.words.map { (name: $0, report: try read($0, invocation)) }
        let report = try merged(reports, invocation)
        for (option, bytes) in formats { try files[option]?.write(bytes(report, { try OwnPackage.root(of: system.currentFolder) })) }
        let code = try say(report, below: threshold, invocation)
        guard let shard = report.shard else { return code }
        let missing = shard.missing.map(String.init).formatted(.list(type: .and).locale(.init(identifier: "en")))
        let words = shard.missing.count == 1 ? "Part \(missing) of \(shard.of) is missing." : "Parts \(missing) of \(shard.of) are missing."
        (invocation.has("--json") ? system.complain : system.say)(words.wrapped(to: system.width))
        return .unusable
    }

    private static func merged(_ reports: [(name: String, report: MutationReport)], _ invocation: Invocation) throws(Misuse)
        -> MutationReport
    {
        do {
            return try MutationReport(merging: reports)
        } catch {
            throw .unusableFile(error.name, reason: error.reason, command: invocation.command)
        }
    }

    /// Reads a file that holds the output of `kata mutate --json`.
    private static func read(_ path: String, _ invocation: Invocation) throws(Misuse) -> MutationReport {
        let bytes: Data
        do {
            bytes = try Data(contentsOf: invocation.system.place(path))
        } catch {
            throw .unusableFile(path, reason: "cannot be read: \(Complaint.reason(of: error))", command: invocation.command)
        }
        guard let report = MutationReport(json: bytes) else {
            throw .unusableFile(path, reason: "is not the output of `kata mutate --json`", command: invocation.command)
        }
        return report
    }

    /// Prints a report for people or for programs.
    private static func say(_ report: MutationReport, below threshold: Double?, _ invocation: Invocation) throws -> ExitCode {
        if invocation.has("--json") {
            try invocation.system.sayJSON(report)
        } else {
            MutationText(system: invocation.system).print(report, showsAll: invocation.has("--all"), below: threshold)
        }
        return (report.score ?? 1) * 100 < threshold ?? 0 ? .unsolved : .success
    }

    /// The formats for other programs, each with the option that names its file; some need the package's folder.
    private static let formats: [(option: String, bytes: @Sendable (MutationReport, () throws -> URL) throws -> Data)] = [
        ("--sarif", { report, _ in try SARIFLog(report).bytes }),
        ("--stryker", { report, root in try StrykerReport(report, sourcesIn: root()).bytes }),
    ]

    /// The line that `--why` asks about, with a path below the package's folder where there is such a file.
    private static func place(_ invocation: Invocation, in root: URL) throws(Misuse) -> Place? {
        guard let word = invocation.options["--why"] else { return nil }
        guard let match = word.wholeMatch(of: /(.+?):([0-9]+)(?::[0-9]+)?:?/), let line = Int(match.2) else {
            throw .unusableName(word, reason: "is no place such as Parser.swift:88", command: invocation.command)
        }
        let file = invocation.system.place(String(match.1)).resolvingSymlinksInPath().path
        return Place(
            file.hasPrefix(root.path + "/") && FileManager.default.fileExists(atPath: file)
                ? String(file.dropFirst(root.path.count + 1)) : String(match.1), line: line)
    }

    private static func options(_ invocation: Invocation) throws(Misuse) -> Mutation.Options {
        var options = Mutation.Options()
        options.targets = invocation.list("--target")
        options.files = invocation.list("--file")
        options.since = invocation.options["--since"]
        if let word = invocation.options["--shard"] {
            guard let shard = Shard(word) else {
                throw .unusableName(word, reason: "is no part such as 2/4", command: invocation.command)
            }
            options.shard = shard
        }
        if let jobs = try number("--jobs", 1...256, invocation) { options.jobs = Int(jobs) }
        options.seconds = try number("--seconds", 0...1_000_000, invocation)
        return options
    }

    private static func threshold(_ invocation: Invocation) throws(Misuse) -> Double? {
        try number("--fail-under", 0...100, invocation)
    }

    private static func number(
        _ option: String, _ range: ClosedRange<Double>, _ invocation: Invocation
    ) throws(Misuse) -> Double? {
        guard let word = invocation.options[option] else { return nil }
        let digits = option == "--fail-under" && word.hasSuffix("%") ? String(word.dropLast()) : word
        guard let number = Double(digits), range.contains(number), option != "--jobs" || number == number.rounded() else {
            let (low, high) = (Int(range.lowerBound), Int(range.upperBound))
            throw .unusableName(word, reason: "is no number from \(low) to \(high) for \(option)", command: invocation.command)
        }
        return number
    }
}
