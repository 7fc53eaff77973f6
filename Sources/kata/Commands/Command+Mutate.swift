internal import Building
import Foundation
internal import Learner
internal import Mutation
internal import Synchronization
internal import Workspace

extension Command {
    static let mutate = Command(
        name: "mutate", argument: "[PATH...]",
        options: [
            Option(name: "--target", value: "NAME", summary: "only this target; several with commas", line: narrowing, takesSeveral: true),
            Option(name: "--file", value: "GLOB", summary: "only these files; several with commas", line: narrowing, takesSeveral: true),
            Option(
                name: "--skip", value: "NAME", summary: "run no test of this name; several with commas", line: choosing,
                takesSeveral: true),
            Option(name: "--since", value: "REV", summary: "only lines that changed in git since then", line: choosing),
            Option(name: "--shard", value: "I/N", summary: "one of N parts of the faults", line: sharing),
            Option(name: "--merge", value: nil, summary: "put the --json reports of parts together", line: sharing),
            Option(name: "--jobs", value: "N", summary: "test processes at the same time", line: pacing),
            Option(name: "--seconds", value: "S", summary: "try no further fault after S seconds", line: pacing),
            Option(name: "--why", value: "FILE:LINE", summary: "the faults on a line, also those that are left out"),
            Option(name: "--watch", value: nil, summary: "try again at every save; print what changed"),
            Option(name: "--all", value: nil, summary: "every fault that survives or is not run", line: listing),
            Option(name: "--github", value: nil, summary: "annotations and a summary for a pull request", line: listing),
            Option(name: "--fail-under", value: "PERCENT", summary: "exit with 1 if the score is below"),
            Option(name: "--baseline", value: "FILE", summary: "exit with 1 if an earlier --json lacks a survivor"),
            Option(name: "--sarif", value: "FILE", summary: "the faults that no test catches, as SARIF 2.1.0", line: formatting),
            Option(name: "--stryker", value: "FILE", summary: "the report in Stryker's schema, version 2", line: formatting),
            Option(name: "--scratch", value: "DIR", summary: "the folder for builds", line: folders),
            Option(
                name: "--writable", value: "DIR", summary: "a folder that the tests may change; several with commas", line: folders,
                takesSeveral: true),
            Option(
                name: "--build-system", value: "NAME", summary: "native, or swiftbuild: Swift Build",
                choices: BuildSystem.allCases.map(\.rawValue)),
            Option(name: "--json", value: nil, summary: jsonOption.summary, line: showing),
            Option(name: "--html", value: "FILE", summary: "the faults in their files, as one page", line: showing),
        ],
        summary: "plant faults in your own package",
        discussion: """
            Plants faults in the package at PATH, runs its tests against each, and prints those that no test catches. Tests change \
            temporary folders only. With --merge, each PATH is a report. `// seams:skip REASON` skips code. See docs/mutate.md.

            Exit code: 1 a low score or new survivors, 2 a wrong call, 3 no green tests.
            """,
        example: "mutate --file Parser.swift"
    ) { invocation in
        for (option, others) in conflicts where invocation.has(option) {
            for other in others where invocation.has(other) { throw Misuse.conflict(option, other, command: invocation.command) }
        }
        var invocation = invocation
        if invocation.has("--github") { invocation.system.isReadByWorkflow = true }
        return try await invocation.has("--merge") ? merge(invocation) : mutate(invocation)
    }

    /// The options that exclude each other.
    private static let conflicts: [(option: String, others: [String])] = [
        (
            "--merge",
            ["--target", "--file", "--skip", "--since", "--shard", "--jobs", "--seconds", "--scratch", "--writable", "--build-system"]
        ),
        ("--github", ["--json"]),
        // A session has no exit code.
        ("--watch", ["--merge", "--why", "--json", "--github", "--baseline", "--fail-under"]),
        // A line is explained without a run.
        ("--why", ["--merge", "--github", "--baseline", "--fail-under", "--sarif", "--stryker", "--html"]),
    ]

    private static let narrowing = "only these; several with commas"
    private static let choosing = "no test of this name; only lines changed since"
    private static let sharing = "one of N parts; put their --json reports together"
    private static let pacing = "test processes at once; try no fault after S"
    private static let listing = "every fault not caught; output for pull requests"
    private static let folders = "for builds; a folder that the tests may change"
    private static let formatting = "reports for code hosts and for Stryker"
    private static let showing = "JSON and nothing else; a page for a browser"

    private static func mutate(_ invocation: Invocation) async throws -> ExitCode {
        let system = invocation.system
        guard invocation.words.count <= 1 else { throw Misuse.unexpectedArgument(invocation.words[1], command: invocation.command) }
        let root = try OwnPackage.root(of: ownFolder(invocation))
        let output = try MutationOutput(invocation)
        let (folder, package) = (try ownFolder(invocation).resolvingSymlinksInPath().path, root.resolvingSymlinksInPath().path)
        if let path = invocation.argument, folder.hasPrefix(package + "/") {
            system.complain("\(path) lies in the package \(root.lastPathComponent), all of which counts.".wrapped(to: system.width))
            system.complain("For the folder alone: --file '\(folder.dropFirst(package.count + 1))/**'")
        }
        let scratch = invocation.options["--scratch"].map(system.place)
        if let scratch, (scratch.path + "/").hasPrefix(root.path + "/") {
            throw Misuse.unusableFile(
                scratch.path, reason: "is a folder inside of the package, which must not change", command: invocation.command)
        }
        // A wrong call leaves no folder behind.
        let (options, place) = (try options(invocation), try place(invocation, in: root))
        let environment = ProcessInfo.processInfo.environment
        let mutation = Mutation(
            of: root, scratch: try Scratch(folder: scratch ?? Scratch.standard(for: root, environment: environment)), options: options,
            workspace: system.machine.hasLandlock() ? try invocation.workspace() : nil)
        let line = StatusLine.waiting(on: system)
        defer { line.remove() }
        if let place {
            let report = try await mutation.explanation(of: place) { output.text.show($0, on: line) }
            line.remove()
            if output.isForPrograms {
                try system.sayJSON(report)
            } else {
                LineText(system: system, run: invocation.call(leavingOut: "--why")).print(report)
            }
            return .success
        }
        let run: @Sendable (_ isFirst: Bool) async throws -> MutationReport = { isFirst in
            try await mutation.run(
                progress: { output.text.show($0, on: line) },
                started: { start in
                    guard isFirst, !output.isForPrograms else { return }
                    line.hide()
                    output.text.print(start)
                })
        }
        guard invocation.has("--watch") else {
            Interruption.sayThatResultsAreKept(on: system)
            let report = try await run(true)
            line.remove()
            if report.faults.isEmpty, let revision = options.since, !output.isForPrograms { output.text.print(nothingSince: revision) }
            return try await output.write(report, root: root)
        }
        let isFirst = Atomic(true)
        let work = MutationWatch.Work(
            run: { try await run(isFirst.exchange(false, ordering: .relaxed)) }, stamp: { mutation.stamp() })
        let watch = MutationWatch(system: system, text: output.text, line: line, showsAll: invocation.has("--all"), work: work)
        try await watch.run { try output.writeFiles($0, root: root) }
        return .success
    }

    /// Puts the reports of parts together.
    private static func merge(_ invocation: Invocation) async throws -> ExitCode {
        guard !invocation.words.isEmpty else { throw Misuse.missingArgument("the reports of the parts", command: invocation.command) }
        let output = try MutationOutput(invocation)
        let report = try invocation.merged(invocation.words.map { (name: $0, report: try invocation.mutationReport(at: $0)) })
        if !output.isForPrograms { output.text.print(report, from: invocation.words.count) }
        let code = try await output.write(report)
        guard let shard = report.shard else { return code }
        output.text.print(missingFrom: shard, isForPrograms: output.isForPrograms)
        return .unusable
    }

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
        for word in invocation.list("--skip") {
            guard let pattern = TestPattern(word) else {
                throw .unusableName(word, reason: "is no name of tests, and no regular expression", command: invocation.command)
            }
            options.skipped.append(pattern)
        }
        for word in invocation.list("--writable") {
            let folder = invocation.system.place(word)
            guard (try? folder.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true else {
                throw .unusableFile(folder.path, reason: "is no folder", command: invocation.command)
            }
            options.writable.append(folder.path)
        }
        options.since = invocation.options["--since"]
        if let word = invocation.options["--shard"] {
            guard let shard = Shard(word) else {
                throw .unusableName(word, reason: "is no part such as 2/4", command: invocation.command)
            }
            options.shard = shard
        }
        if let word = invocation.options["--build-system"] {
            guard let buildSystem = BuildSystem(rawValue: word) else {
                throw .badValue(word, for: "--build-system", of: BuildSystem.allCases.map(\.rawValue), command: invocation.command)
            }
            options.buildSystem = buildSystem
        }
        if let jobs = try invocation.number("--jobs", in: 1...256) {
            guard let whole = Int(exactly: jobs) else {
                throw .unusableName("\(jobs)", reason: "is no whole number", command: invocation.command)
            }
            options.jobs = whole
        }
        options.seconds = try invocation.number("--seconds", in: 0...1_000_000)
        return options
    }
}
