internal import Building
package import Foundation
internal import Judge
package import Workspace

/// Submissions of several katas whose verdicts are known, and which are judged to see whether they still get them.
package struct ExpectedVerdicts: Sendable {
    /// The result of one submission.
    package struct Result: Sendable {
        package var differences: [VerdictDifference]
        /// The reason why this machine could not judge it; nil if it did.
        package var trouble: String?
    }

    private var submissions: [(submission: CorpusSubmission, kata: Kata)]
    private let workspace: Workspace

    /// Finds the submissions.
    ///
    /// - Parameters:
    ///   - folders: Each is a submission, or a folder of a kata's name with submissions, or it holds such folders.
    ///   - workspace: The clone that judges them.
    /// - Throws: ``GradingError/noExpectation(path:reason:)``.
    package init(in folders: [URL], workspace: Workspace) throws {
        let katas = try workspace.katas()
        self.workspace = workspace
        submissions = try folders.flatMap { folder in
            if Self.isSubmission(folder) { return [try Self.entry(folder, katas)] }
            let isKata = Self.kata(of: folder, katas) != nil
            let places = isKata ? [folder] : try Self.folders(in: folder)
            let found = try places.flatMap { try Self.folders(in: $0) }
            guard !found.isEmpty else {
                throw GradingError.noExpectation(path: folder.path, reason: "it holds no folder of a kata's name with submissions")
            }
            return try found.map { try Self.entry($0, katas) }
        }
    }

    package var count: Int { submissions.count }

    /// Leaves each submission out that is not in a part: the parts differ by one submission at most.
    ///
    /// - Throws: ``GradingError/badShard(_:reason:)`` if the part is empty.
    package mutating func take(_ shard: Shard) throws(GradingError) {
        let part = submissions.indices.filter(shard.holds).map { submissions[$0] }
        guard !part.isEmpty else { throw .badShard("\(shard)", reason: "there are \(count.counted("submission"))") }
        submissions = part
    }

    /// Judges all of them.
    ///
    /// - Parameters:
    ///   - jobs: The number of submissions that are judged at the same time, at least 1.
    ///   - records: Whether the words of each verdict are recorded in place of being compared.
    ///   - progress: Called after each result with the number of results, on one task.
    /// - Returns: The results in the order of the submissions.
    package func run(worker: Worker, jobs: Int, records: Bool, progress: (Int) -> Void) async throws -> [Result] {
        let scratch = workspace.cacheFolder.appending(path: "run-\(UUID().uuidString)")
        Cleanup.add(scratch)
        defer { Cleanup.remove(scratch) }
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        var results: [Int: Result] = [:]
        try await withThrowingTaskGroup(of: (Int, Result).self) { group in
            var waiting = submissions.indices.makeIterator()
            func startNext() {
                guard let index = waiting.next() else { return }
                group.addTask { (index, try await result(of: index, worker, scratch, records)) }
            }
            for _ in 0..<max(1, jobs) { startNext() }
            while let (index, result) = try await group.next() {
                startNext()
                results[index] = result
                progress(results.count)
            }
        }
        return submissions.indices.compactMap { results[$0] }
    }

    private func result(of index: Int, _ worker: Worker, _ scratch: URL, _ records: Bool) async throws -> Result {
        let (submission, kata) = submissions[index]
        let folder = scratch.appending(path: "submission-\(index)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try submission.materialize(of: kata, in: workspace, to: folder)
        // One that must reach the time limit should not take long, and the others should not reach it on a busy machine.
        let seconds: Double = try submission.description().reason == .timedOut ? 3 : 30
        // What is compiled for one may serve the next: most share the code of their base.
        let grade = try await worker.grade(
            folder, for: kata, labels: [submission.label], scratch: scratch.appending(path: "check-\(index)"),
            products: scratch.appending(path: "products"), secondsPerRun: seconds)
        guard let verdict = grade.verdict else {
            let difference = VerdictDifference(
                label: submission.label, part: "state", expected: "a verdict", found: "\(grade.stateInWords): \(grade.message)")
            return grade.state == .machine
                ? Result(differences: [], trouble: "\(submission.label): \(grade.message)") : Result(differences: [difference])
        }
        if records {
            try Data(verdict.golden(of: submission.label).utf8).write(
                to: submission.folder.appending(path: CorpusSubmission.verdictFile), options: .atomic)
        }
        return Result(
            differences: try submission.differences(from: verdict, on: kata) + submission.wordDifferences(from: verdict), trouble: nil)
    }

    // MARK: Finding

    private static func isSubmission(_ folder: URL) -> Bool {
        FileManager.default.fileExists(atPath: folder.appending(path: CorpusSubmission.descriptionFile).path)
    }

    private static func kata(of folder: URL, _ katas: [Kata]) -> Kata? {
        katas.first { [$0.module, $0.name].contains(folder.lastPathComponent) }
    }

    /// The submission in a folder, whose description can be read.
    private static func entry(_ folder: URL, _ katas: [Kata]) throws -> (CorpusSubmission, Kata) {
        guard let kata = kata(of: folder.deletingLastPathComponent(), katas) else {
            throw GradingError.noExpectation(path: folder.path, reason: "the folder around it has no kata's name")
        }
        guard isSubmission(folder) else {
            throw GradingError.noExpectation(path: folder.path, reason: "it has no \(CorpusSubmission.descriptionFile) with its verdict")
        }
        let submission = CorpusSubmission(folder: folder)
        let description = try submission.description()
        guard (description.verdict == .solved) == (description.failed == nil) else {
            throw GradingError.noExpectation(
                path: folder.path, reason: "an unsolved submission fails a stage, and a solved one does not: see \"failed\"")
        }
        return (submission, kata)
    }

    private static func folders(in folder: URL) throws(GradingError) -> [URL] {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else { throw .noFolder(path: folder.path) }
        return names.filter { !$0.hasPrefix(".") }.sorted().map { folder.appending(path: $0) }.filter {
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: $0.path, isDirectory: &isFolder) && isFolder.boolValue
        }
    }
}
