internal import Building
import Foundation
internal import Grading
internal import Judge
internal import Learner
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
            Option(
                name: "--format", value: "NAME", summary: "for gradescope, classroom50, exercism, github or jplag",
                choices: GradeFormat.all.map(\.name)),
            Option(name: "--merge", value: nil, summary: "put several folders of results together, without NAME"),
            Option(name: "--self-test", value: nil, summary: "grade our own submissions, whose answers are known"),
            Option(name: "--expect", value: nil, summary: "compare verdicts with each submission.json, without NAME"),
            jsonOption,
        ],
        summary: "judge all submissions of a class",
        discussion: """
            FOLDER holds a folder or a zip archive for each submission, and its name is the label. DIR gets a result for each as it comes, \
            so a run that was stopped goes on; at the end report.html, grades.csv, junit.xml and a page for each to hand back. \
            docs/grading.md explains them, and the states of a submission.

            Exit code: 0 all graded, 1 not as expected, 2 a wrong call, 3 not all could be graded.
            """,
        example: "grade closure-injection handed-in"
    ) { invocation in
        if invocation.has("--merge") { return try merge(invocation) }
        if invocation.has("--expect") { return try await expect(invocation) }
        return try await invocation.has("--self-test") ? selfTest(invocation) : grade(invocation)
    }

    private static func grade(_ invocation: Invocation) async throws -> ExitCode {
        let system = invocation.system
        let workspace = try invocation.workspace()
        let name = try invocation.required("NAME")
        let katas = try workspace.katas()
        if invocation.words.count == 1, katas.meant(by: name).isEmpty, FileManager.default.fileExists(atPath: system.place(name).path) {
            throw Misuse.noKata(instead: "grade NAME \(name.asWord)", folder: name)
        }
        let path = try invocation.required("FOLDER")
        guard invocation.words.count == 2 else {
            throw Misuse.unusableName(
                invocation.words[2], reason: "is another folder, and only --merge and --expect take several", command: invocation.command)
        }
        let kata = try invocation.kata(in: workspace)
        let jobs = try jobs(invocation)
        let shard = try shard(invocation) ?? .whole
        let roster = try invocation.options["--roster"].map { try Roster(at: system.place($0)) }
        let old = try invocation.options["--against"].map { try GradeBook(reading: system.place($0)) }
        let before = try old.map(GradeChange.Answers.init)
        let formats = try formats(invocation)
        let out = system.place(invocation.options["--out"] ?? "grades")
        var handIns = try HandIn.all(in: system.place(path), except: out)
        try roster?.require(anyOf: handIns.map(\.label))
        let only = invocation.options["--only"]
        if only != nil, invocation.has("--against") { throw Misuse.conflict("--only", "--against", command: invocation.command) }
        if let only {
            let meant = handIns.filter { $0.label == only }
            let near = handIns.filter { $0.label.lowercased() == only.lowercased() }
            guard !meant.isEmpty || near.count == 1 else { throw GradingError.unknownLabel(only, known: handIns.map(\.label)) }
            handIns = meant.isEmpty ? near : meant
        }
        for format in formats { try format.require(submissions: handIns.count, environment: environment) }
        let text = GradeText(system: system, kata: kata, isForPrograms: invocation.has("--json"))
        text.print(leftOut: HandIn.results(in: system.place(path), except: out))
        // One submission for a look leaves the results of the class as they are.
        let scratch = only.map { _ in FileManager.default.temporaryDirectory.appending(path: "seams-grades-\(UUID().uuidString)") }
        if let scratch { Cleanup.add(scratch) }
        defer { if let scratch { Cleanup.remove(scratch) } }
        let book = try book(at: scratch ?? out, for: kata.name, invocation)
        if scratch == nil { Interruption.sayThatResultsAreKept(on: system) }
        let grader = try await Grader(of: kata, in: workspace, worker: .thisProgram, jobs: jobs)
        let (summary, seconds) = try await run(
            grader, on: handIns, into: book, taking: old, shard: shard, exportsCode: formats.contains(where: \.needsSubmissions), text)
        let table = try GradeTable(of: book, for: kata)
        if only != nil {
            table.rows.forEach(text.print)
        } else {
            try book.write(table, roster, as: formats, environment: environment, from: workspace)
            try text.print(table, seconds: seconds, out: system.path(to: out))
            if formats.contains(where: \.isForWorkflows) {
                try publish(table, of: book, text) { label, file in
                    guard let work = handIns.first(where: { $0.label == label })?.work(for: kata, of: katas)?.appending(path: file),
                        FileManager.default.fileExists(atPath: work.path)
                    else { return nil }
                    return system.pathForPrograms(to: work)
                }
            }
            if let roster { text.print(absent: roster.labels(without: table), unlisted: roster.labels(missingOf: table)) }
            if let before { text.print(changes: GradeChange.all(from: before, to: try GradeChange.Answers(of: book))) }
        }
        return summary.count(.machine) == 0 ? .success : .unusable
    }

    /// The folder of results of a run, whose files nobody else's results replace.
    private static func book(at folder: URL, for kata: String?, _ invocation: Invocation) throws -> GradeBook {
        func occupied(_ path: String, _ reason: String) -> Misuse {
            .occupied(
                invocation.system.path(to: URL(filePath: path)), reason: reason,
                instead: invocation.call(setting: "--out", to: "ANOTHER-FOLDER"))
        }
        do {
            let book = try GradeBook(creating: folder)
            if let kata { try book.require(kata) }
            return book
        } catch GradingError.occupied(let path) {
            throw occupied(path, "is not a folder of results")
        } catch GradingError.otherKata(let other, let path) {
            throw occupied(path, "holds the results of \(other), and each kata needs a folder of its own")
        }
    }

    private static var environment: [String: String] { ProcessInfo.processInfo.environment }

    /// The forms for other programs that a call asks for.
    private static func formats(_ invocation: Invocation) throws -> [GradeFormat] {
        let formats = try invocation.options["--format"].map { try GradeFormat.named($0) } ?? []
        if formats.contains(where: \.isForWorkflows), invocation.has("--json") {
            throw Misuse.conflict("--format github", "--json", command: invocation.command)
        }
        for option in ["--only"] where !formats.isEmpty && invocation.has(option) {
            throw Misuse.conflict("--format", option, command: invocation.command)
        }
        return formats
    }

    /// Shows the results in the workflow that runs the command.
    private static func publish(
        _ table: GradeTable, of book: GradeBook, _ text: GradeText, path: (_ label: String, _ file: String) -> String?
    ) throws {
        text.print(Annotation.all(in: table, path: path))
        guard let step = environment["GITHUB_STEP_SUMMARY"], !step.isEmpty else { return }
        let summary = try Data(contentsOf: book.folder.appending(path: StepSummary.name))
        let known = FileManager.default.contents(atPath: step) ?? Data()
        try (known + summary).write(to: URL(filePath: step))
    }

    /// Grades with a progress line, and returns the counts and the time.
    private static func run(
        _ grader: Grader, on handIns: [HandIn], into book: GradeBook, taking old: GradeBook? = nil, shard: Shard = .whole,
        exportsCode: Bool = false, _ text: GradeText
    ) async throws -> (summary: Summary, seconds: Double) {
        let start = ContinuousClock.now
        let line = StatusLine.waiting(on: text.system)
        defer { line.remove() }
        line.show("Looking at \(handIns.count.counted("submission"))")
        let summary = try await grader.run(handIns, into: book, taking: old, shard: shard, exportsCode: exportsCode) { progress in
            try text.print(progress, after: ContinuousClock.now - start, on: line)
        }
        return (summary, (ContinuousClock.now - start) / .seconds(1))
    }

    /// Grades the submissions whose answers are known, in a folder that goes afterwards.
    private static func selfTest(_ invocation: Invocation) async throws -> ExitCode {
        for option in ["--shard", "--only", "--against", "--roster", "--out", "--format"] where invocation.has(option) {
            throw Misuse.conflict("--self-test", option, command: invocation.command)
        }
        guard invocation.words.count <= 1 else { throw Misuse.unexpectedArgument(invocation.words[1], command: invocation.command) }
        _ = try invocation.required("NAME")
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

    /// Judges submissions whose verdicts are known.
    private static func expect(_ invocation: Invocation) async throws -> ExitCode {
        for option in ["--only", "--against", "--roster", "--out", "--format", "--self-test"] where invocation.has(option) {
            throw Misuse.conflict("--expect", option, command: invocation.command)
        }
        guard !invocation.words.isEmpty else { throw Misuse.missingArgument("a folder of submissions", command: invocation.command) }
        let (system, workspace) = (invocation.system, try invocation.workspace())
        var known = try ExpectedVerdicts(in: invocation.words.map(system.place), workspace: workspace)
        let shard = try shard(invocation)
        if let shard { try known.take(shard) }
        let start = ContinuousClock.now
        let line = StatusLine.waiting(on: system)
        defer { line.remove() }
        let text = ExpectationText(system: system, isForPrograms: invocation.has("--json"))
        line.show("Judging \(known.count.counted("submission"))")
        let results = try await known.run(
            worker: .thisProgram, jobs: jobs(invocation),
            records: environment["SEAMS_RECORD"] == "1" && environment["CI", default: ""].isEmpty
        ) { done in
            text.print(done, of: known.count, after: ContinuousClock.now - start, on: line)
        }
        line.remove()
        return try text.print(results, of: shard, after: ContinuousClock.now - start)
    }

    private static func merge(_ invocation: Invocation) throws -> ExitCode {
        let system = invocation.system
        for option in ["--shard", "--jobs", "--only", "--against"] where invocation.has(option) {
            throw Misuse.conflict("--merge", option, command: invocation.command)
        }
        let formats = try formats(invocation)
        if let format = formats.first(where: \.needsSubmissions) {
            throw GradingError.badFormat(format.name, reason: "it needs the submissions, and --merge has their results")
        }
        guard !invocation.words.isEmpty else { throw Misuse.missingArgument("a folder of results", command: invocation.command) }
        let workspace = try invocation.workspace()
        let books = try invocation.words.map { try GradeBook(reading: system.place($0)) }
        let roster = try invocation.options["--roster"].map { try Roster(at: system.place($0)) }
        try roster?.require(anyOf: books.flatMap { try $0.grades().values.flatMap(\.labels) + ($0.summary?.missing ?? []) }.sorted())
        let out = system.place(invocation.options["--out"] ?? "grades")
        let book = try book(at: out, for: books.lazy.compactMap(\.summary?.kata).first, invocation)
        let summary = try book.merge(books)
        guard let kata = try workspace.katas().first(where: { $0.name == summary.kata }) else {
            throw GradingError.badResults(path: books[0].folder.path, reason: "there is no kata \(summary.kata)")
        }
        let table = try GradeTable(of: book, for: kata)
        for format in formats { try format.require(submissions: table.rows.count, environment: environment) }
        try book.write(table, roster, as: formats, environment: environment, from: workspace)
        let text = GradeText(system: system, kata: kata, isForPrograms: invocation.has("--json"))
        try text.print(table, seconds: nil, out: system.path(to: out))
        if formats.contains(where: \.isForWorkflows) { try publish(table, of: book, text) { _, _ in nil } }
        return summary.missing.isEmpty && summary.count(.machine) == 0 ? .success : .unusable
    }

    /// The part that a call asks for; nil for all of it.
    private static func shard(_ invocation: Invocation) throws -> Shard? {
        try invocation.options["--shard"].map { try Shard($0, environment: environment) }
    }

    private static func jobs(_ invocation: Invocation) throws(Misuse) -> Int {
        guard let word = invocation.options["--jobs"] else { return ProcessInfo.processInfo.activeProcessorCount }
        guard let jobs = Int(word), (1...256).contains(jobs) else {
            throw .unusableName(word, reason: "is no number of jobs from 1 to 256", command: invocation.command)
        }
        return jobs
    }
}
