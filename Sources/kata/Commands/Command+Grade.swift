internal import Building
import Foundation
internal import Grading
internal import Judge
internal import Workspace

extension Command {
    static let grade = Command(
        name: "grade", argument: "NAME [FOLDER...]",
        options: [
            Option(name: "--out", value: "DIR", summary: "the folder for the results; without it, grades"),
            Option(name: "--shard", value: "I/N", summary: "grade one of N parts; auto takes it from the engine"),
            Option(name: "--jobs", value: "N", summary: "submissions at the same time; without it, all processors"),
            Option(name: "--only", value: "LABEL", summary: "grade one submission and print its answer"),
            Option(name: "--roster", value: "FILE", summary: "a CSV file with further columns for the table, by label"),
            Option(name: "--against", value: "OLD", summary: "the folder of an earlier run: say what changed since"),
            Option(name: "--merge", value: nil, summary: "put the folders of results that follow together"),
            Option(name: "--self-test", value: nil, summary: "grade our own submissions, whose answers are known"),
            jsonOption,
        ],
        summary: "judge all submissions of a class",
        discussion: """
            FOLDER holds a folder or a zip archive for each submission, and its name is the label. DIR gets a result for each as it comes, \
            so a run that was stopped goes on; at the end report.html, grades.csv, junit.xml and a page for each to hand back. \
            docs/grading.md explains them, and the states of a submission.

            Exit code: 0 all graded, 2 a wrong call, 3 not all could be graded.
            """,
        example: "grade closure-injection handed-in"
    ) { invocation in
        if invocation.has("--merge") { return try merge(invocation) }
        return try await invocation.has("--self-test") ? selfTest(invocation) : grade(invocation)
    }

    private static func grade(_ invocation: Invocation) async throws -> ExitCode {
        let system = invocation.system
        let workspace = try invocation.workspace()
        _ = try invocation.required("NAME")
        let path = try invocation.required("FOLDER")
        guard invocation.words.count == 2 else { throw Misuse.unexpectedArgument(invocation.words[2], command: invocation.command) }
        let kata = try invocation.kata(in: workspace)
        let jobs = try jobs(invocation)
        let shard = try invocation.options["--shard"].map { try Shard($0, environment: ProcessInfo.processInfo.environment) } ?? .whole
        let roster = try invocation.options["--roster"].map { try Roster(at: system.place($0)) }
        let old = try invocation.options["--against"].map { try GradeBook(reading: system.place($0)) }
        let out = system.place(invocation.options["--out"] ?? "grades")
        var handIns = try HandIn.all(in: system.place(path), except: out)
        let only = invocation.options["--only"]
        if let only {
            guard handIns.contains(where: { $0.label == only }) else {
                throw GradingError.unknownLabel(only, known: handIns.map(\.label))
            }
            handIns = handIns.filter { $0.label == only }
        }
        let text = GradeText(system: system, kata: kata, isForPrograms: invocation.has("--json"))
        // One submission for a look leaves the results of the class as they are.
        let scratch = only.map { _ in FileManager.default.temporaryDirectory.appending(path: "seams-grades-\(UUID().uuidString)") }
        if let scratch { Cleanup.add(scratch) }
        defer { if let scratch { Cleanup.remove(scratch) } }
        let book = try GradeBook(creating: scratch ?? out)
        let grader = try await Grader(of: kata, in: workspace, worker: .thisProgram, jobs: jobs)
        let (summary, seconds) = try await run(grader, on: handIns, into: book, taking: old, shard: shard, text)
        let table = try GradeTable(of: book, for: kata)
        if only != nil {
            table.rows.forEach(text.print)
        } else {
            try book.write(table, roster, from: workspace)
            try text.print(table, seconds: seconds, out: system.path(to: out))
            if let roster { text.print(absent: roster.labels(without: table)) }
            if let old { text.print(changes: try GradeChange.all(from: old, to: book)) }
        }
        return summary.count(.machine) == 0 ? .success : .unusable
    }

    /// Grades with a progress line, and returns the counts and the time.
    private static func run(
        _ grader: Grader, on handIns: [HandIn], into book: GradeBook, taking old: GradeBook? = nil, shard: Shard = .whole, _ text: GradeText
    ) async throws -> (summary: Summary, seconds: Double) {
        let start = ContinuousClock.now
        let line = StatusLine.waiting(on: text.system)
        defer { line.remove() }
        line.show("Looking at \(handIns.count.counted("submission"))")
        let summary = try await grader.run(handIns, into: book, taking: old, shard: shard) { progress in
            try text.print(progress, after: ContinuousClock.now - start, on: line)
        }
        return (summary, (ContinuousClock.now - start) / .seconds(1))
    }

    /// Grades the submissions whose answers are known, in a folder that goes afterwards.
    private static func selfTest(_ invocation: Invocation) async throws -> ExitCode {
        for option in ["--shard", "--only", "--against", "--roster", "--out"] where invocation.has(option) {
            throw Misuse.conflict("--self-test", option, command: invocation.command)
        }
        guard invocation.words.count <= 1 else { throw Misuse.unexpectedArgument(invocation.words[1], command: invocation.command) }
        let workspace = try invocation.workspace()
        let kata = try invocation.kata(in: workspace)
        let folder = workspace.cacheFolder.appending(path: "run-\(UUID().uuidString)")
        Cleanup.add(folder)
        defer { Cleanup.remove(folder) }
        let (handedIn, out) = (folder.appending(path: "in"), folder.appending(path: "out"))
        let test = try SelfTest(of: kata, in: workspace, to: handedIn)
        let book = try GradeBook(creating: out)
        let grader = try await Grader(of: kata, in: workspace, worker: .thisProgram, jobs: jobs(invocation))
        let text = GradeText(system: invocation.system, kata: kata, isForPrograms: invocation.has("--json"))
        let (_, seconds) = try await run(grader, on: HandIn.all(in: handedIn, except: out), into: book, text)
        let differences = try test.differences(in: book)
        text.print(differences, of: test.expectations.count, after: seconds)
        return differences.isEmpty ? .success : .unusable
    }

    private static func merge(_ invocation: Invocation) throws -> ExitCode {
        let system = invocation.system
        for option in ["--shard", "--jobs", "--only", "--against"] where invocation.has(option) {
            throw Misuse.conflict("--merge", option, command: invocation.command)
        }
        guard !invocation.words.isEmpty else { throw Misuse.missingArgument("a folder of results", command: invocation.command) }
        let workspace = try invocation.workspace()
        let books = try invocation.words.map { try GradeBook(reading: system.place($0)) }
        let out = system.place(invocation.options["--out"] ?? "grades")
        let book = try GradeBook(creating: out)
        let summary = try book.merge(books)
        guard let kata = try workspace.katas().first(where: { $0.name == summary.kata }) else {
            throw GradingError.badResults(path: books[0].folder.path, reason: "there is no kata \(summary.kata)")
        }
        let table = try GradeTable(of: book, for: kata)
        try book.write(table, invocation.options["--roster"].map { try Roster(at: system.place($0)) }, from: workspace)
        try GradeText(system: system, kata: kata, isForPrograms: invocation.has("--json"))
            .print(table, seconds: nil, out: system.path(to: out))
        return summary.missing.isEmpty && summary.count(.machine) == 0 ? .success : .unusable
    }

    private static func jobs(_ invocation: Invocation) throws(Misuse) -> Int {
        guard let word = invocation.options["--jobs"] else { return ProcessInfo.processInfo.activeProcessorCount }
        guard let jobs = Int(word), (1...256).contains(jobs) else {
            throw .unusableName(word, reason: "is no number of jobs from 1 to 256", command: invocation.command)
        }
        return jobs
    }
}
