internal import Building
import Foundation
internal import Mutation
internal import Workspace

extension Command {
    static let mutate = Command(
        name: "mutate", argument: "[PATH]",
        options: [
            Option(name: "--target", value: "NAME", summary: "only this target; several with commas"),
            Option(name: "--file", value: "PATTERN", summary: "only these files, as Sources/App/** or Parser.swift"),
            Option(name: "--since", value: "REV", summary: "only lines that changed in git since then"),
            Option(name: "--shard", value: "I/N", summary: "one of N parts of the faults"),
            Option(name: "--jobs", value: "N", summary: "test processes at the same time"),
            Option(name: "--seconds", value: "S", summary: "try no further fault after so many seconds"),
            Option(name: "--why", value: "FILE:LINE", summary: "the faults on a line, also those that are left out"),
            Option(name: "--all", value: nil, summary: "every fault that survives or is not run"),
            Option(name: "--fail-under", value: "PERCENT", summary: "exit with 1 if the score is below"),
            Option(name: "--sarif", value: "FILE", summary: "the faults that no test catches, as SARIF 2.1.0"),
            Option(name: "--stryker", value: "FILE", summary: "the report in Stryker's schema, version 2"),
            Option(name: "--scratch", value: "DIR", summary: "the folder for builds"),
            jsonOption,
        ],
        summary: "plant faults in your own package",
        discussion: """
            Plants faults in the package at PATH, runs its tests against each, and prints those that no test catches. Nothing in the \
            package or its .build changes: builds lie in ~/.cache/seams/mutate. The comment `// seams:skip REASON` leaves out a \
            line or a declaration. See docs/mutate.md.

            Exit code: 1 below --fail-under, 2 a wrong call, 3 no build or no green tests.
            """,
        example: "mutate --file Parser.swift"
    ) { invocation in
        let system = invocation.system
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
        let text = MutationText(system: system, showsAll: invocation.has("--all"))
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
        for (option, bytes) in formats { try files[option]?.write(bytes(report, root)) }
        if isForPeople {
            text.print(report, below: threshold)
        } else {
            try system.sayJSON(report)
        }
        return (report.score ?? 1) * 100 < threshold ?? 0 ? .unsolved : .success
    }

    /// The formats for other programs, each with the option that names its file.
    private static let formats: [(option: String, bytes: @Sendable (MutationReport, URL) throws -> Data)] = [
        ("--sarif", { report, _ in try SARIFLog(report).bytes }),
        ("--stryker", { report, root in try StrykerReport(report, sourcesIn: root).bytes }),
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
