internal import Building
import Foundation
internal import Judge
internal import Synchronization
package import Workspace

/// Grades all submissions for one kata, on as many workers as there are processors, and keeps each result as it comes.
package struct Grader: Sendable {
    /// A submission that was looked at, before it is judged.
    private struct Entry: Sendable {
        var labels: [String]
        var digest: String
        var work: Result<URL, Refusal>
    }

    /// The state of a run, for people who wait.
    package struct Progress: Sendable {
        /// The number of submissions with different bytes in this part, and the number of results so far.
        package var (total, done): (Int, Int)
        /// The number that this run has judged, which tells its speed.
        package var judged: Int
        /// The last result of this run; nil before the first.
        package var last: Grade?
    }

    private let kata: Kata
    private let workspace: Workspace
    private let judge: Judge
    private let worker: Worker
    private let jobs: Int
    private let scratch: URL

    /// Makes a grader.
    ///
    /// - Parameters:
    ///   - kata: The kata that all submissions are for.
    ///   - workspace: The clone that holds it.
    ///   - worker: Judges one submission.
    ///   - jobs: The number of submissions that are judged at the same time, at least 1.
    /// - Throws: The errors of ``Judge``.
    package init(of kata: Kata, in workspace: Workspace, worker: Worker, jobs: Int) async throws {
        (self.kata, self.workspace, self.worker, self.jobs) = (kata, workspace, worker, jobs)
        judge = try await Judge(workspace: workspace, workload: .many)
        // Leftovers of a run that was killed go with the cache's own.
        scratch = workspace.cacheFolder.appending(path: "run-\(UUID().uuidString)")
    }

    /// Grades.
    ///
    /// - Parameters:
    ///   - handIns: The submissions.
    ///   - book: The folder that gets the results; a result that it has already is not made again.
    ///   - old: Results of an earlier run, which are taken over where nothing has changed; nil without one.
    ///   - shard: The part that is graded.
    ///   - exportsCode: Whether the submissions are also written as JPlag reads them.
    ///   - progress: Called after each result, on one task.
    /// - Returns: The results of this part by their digests, and the labels of the other parts.
    package func run(
        _ handIns: [HandIn], into book: GradeBook, taking old: GradeBook? = nil, shard: Shard = .whole,
        exportsCode: Bool = false, progress: (Progress) throws -> Void
    ) async throws -> Summary {
        Cleanup.add(scratch)
        defer { Cleanup.remove(scratch) }
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        let entries = try await entries(of: handIns)
        let part = entries.filter { shard.holds($0.digest) }
        if exportsCode { try export(part, to: book) }
        var state = Progress(total: part.count, done: 0, judged: 0)
        var open: [Entry] = []
        for entry in part {
            var known = [book, old].compactMap { $0?.grade(entry.digest) }.first { $0.state != .machine }
            if case .failure(let refusal) = entry.work {
                known = Grade(.refused, because: "It was not judged: \(refusal.reason).", labels: entry.labels, kata: kata.name)
            }
            guard var known else {
                open.append(entry)
                continue
            }
            known.labels = entry.labels
            if book.grade(entry.digest) != known { try book.write(known, entry.digest) }
            state.done += 1
        }
        try progress(state)
        if !open.isEmpty { try await prepare() }
        var troubled: [Entry] = []
        try await judge(open) { entry, grade in
            if grade.state == .machine { troubled.append(entry) }
            try keep(grade, of: entry)
        }
        // A check that failed on a busy machine may succeed now.
        for entry in troubled {
            try keep(try await self.grade(entry), of: entry, isAgain: true)
        }
        try await keepSketches(of: part, among: entries, in: book)
        return try finish(entries, part, in: book)

        func keep(_ grade: Grade, of entry: Entry, isAgain: Bool = false) throws {
            try book.write(grade, entry.digest)
            if !isAgain { (state.done, state.judged) = (state.done + 1, state.judged + 1) }
            state.last = grade
            try progress(state)
        }
    }

    private func export(_ entries: [Entry], to book: GradeBook) throws {
        try book.beginExport(of: kata)
        for entry in entries {
            guard case .success(let folder) = entry.work else { continue }
            for label in entry.labels { try book.export(folder, of: kata, label: label) }
        }
    }

    /// Keeps what is needed to tell which submissions are very alike; a sketch that is known is not made again.
    private func keepSketches(of part: [Entry], among entries: [Entry], in book: GradeBook) async throws {
        let known = book.similarity?.sketches ?? [:]
        let maker = SketchMaker(for: kata)
        let made = try await part.mapInParallel { entry -> (String, Sketch)? in
            guard case .success(let folder) = entry.work else { return nil }
            return (entry.digest, known[entry.digest] ?? maker.sketch(of: folder))
        }
        let sketches = known.merging(made.compactMap(\.self)) { _, new in new }
        let labels = Dictionary(uniqueKeysWithValues: entries.map { ($0.digest, $0.labels) }).filter { book.grade($0.key) != nil }
        try book.write(
            Similarity(
                kata: kata.name, reference: maker.sketch(of: workspace.solution(of: kata)),
                sketches: sketches, labels: labels))
    }

    /// Removes results of submissions that are gone or have changed, and counts.
    private func finish(_ entries: [Entry], _ part: [Entry], in book: GradeBook) throws -> Summary {
        let present = Set(entries.map(\.digest))
        for digest in try book.grades().keys where !present.contains(digest) { book.remove(digest) }
        let grades = try book.grades()
        let summary = Summary(
            of: Array(grades.values), kata: kata.name, missing: entries.filter { grades[$0.digest] == nil }.map(\.labels))
        try book.write(summary)
        return summary
    }

    /// Builds the parts that all submissions share, by judging the reference, so that no worker waits for another.
    private func prepare() async throws {
        _ = try await judge.check(kata, in: workspace.solution(of: kata))
    }

    /// Looks at each submission, and puts those with equal bytes together.
    private func entries(of handIns: [HandIn]) async throws -> [Entry] {
        let katas = try workspace.katas()
        let single = try await handIns.mapInParallel { handIn in
            let work = Result { () throws(Refusal) in try self.work(of: handIn, katas) }
            let digest =
                switch work {
                case .success(let folder): try await judge.digest(of: kata, in: folder)
                // A refusal has no bytes, so its reason stands for them.
                case .failure(let refusal): ContentHash(["refused 1", kata.name, handIn.label, refusal.reason]).description
                }
            return Entry(labels: [handIn.label], digest: digest, work: work)
        }
        return Dictionary(grouping: single, by: \.digest).values.map { same in
            var entry = same[0]
            entry.labels = same.flatMap(\.labels).sorted()
            return entry
        }.sorted { $0.labels[0] < $1.labels[0] }
    }

    /// Finds the work in a submission, and unpacks it first if it is an archive.
    private func work(of handIn: HandIn, _ katas: [Kata]) throws(Refusal) -> URL {
        switch handIn.form {
        case .foreign(let reason): throw Refusal(reason)
        case .archive: return try unpack(handIn.place)
        case .folder:
            // Course systems put one archive into a folder for each person.
            let names = ((try? FileManager.default.contentsOfDirectory(atPath: handIn.place.path)) ?? []).filter { !$0.hasPrefix(".") }
            if names.count == 1, names[0].lowercased().hasSuffix(".zip") { return try unpack(handIn.place.appending(path: names[0])) }
            return try WorkFolder(in: handIn.place, for: kata, of: katas).place
        }
    }

    private func unpack(_ archive: URL) throws(Refusal) -> URL {
        let folder = scratch.appending(path: "unpacked-\(UUID().uuidString)")
        try ZipArchive(at: archive).unpack(for: kata, to: folder)
        return folder
    }

    /// Judges entries, some at a time, and hands on each result as it comes.
    private func judge(_ entries: [Entry], each use: (Entry, Grade) throws -> Void) async throws {
        try await withThrowingTaskGroup(of: (Entry, Grade).self) { group in
            var waiting = entries.makeIterator()
            func startNext() {
                guard let entry = waiting.next() else { return }
                group.addTask { (entry, try await grade(entry)) }
            }
            for _ in 0..<max(1, jobs) { startNext() }
            while let (entry, grade) = try await group.next() {
                startNext()
                try use(entry, grade)
            }
        }
    }

    private func grade(_ entry: Entry) async throws -> Grade {
        let folder = try entry.work.get()
        return try await worker.grade(
            folder, for: kata, labels: entry.labels, scratch: scratch.appending(path: "check-\(UUID().uuidString)"))
    }
}
