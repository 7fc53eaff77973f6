internal import Building
package import Foundation
package import Workspace

/// Decides whether a kata is solved.
///
/// A judge compiles the submission from a copy of its bytes, runs the stages in order and stops at the first that is not passed. It
/// never writes to the submission's folder. Any number of checks may run at the same time, in one process or in several.
package struct Judge: Sendable {
    /// The limits of one test process.
    package struct Limits: Sendable {
        /// Seconds of work for one test process.
        package var secondsPerRun: Double
        /// Bytes that one test process may print.
        package var outputBytes: Int

        /// Makes limits.
        ///
        /// - Parameters:
        ///   - secondsPerRun: Seconds of work for one test process; more than 0.
        ///   - outputBytes: Bytes that one test process may print; more than 0.
        package init(secondsPerRun: Double = 10, outputBytes: Int = 1 << 20) {
            self.secondsPerRun = secondsPerRun
            self.outputBytes = outputBytes
        }
    }

    /// The number of submissions that a judge gets, which decides whether it compiles for later stages ahead of time.
    package enum Workload: Sendable {
        /// One submission, for which a person waits: later stages are compiled ahead, on processors that would be idle.
        case one
        /// Many submissions at the same time: nothing is compiled before it is needed.
        case many
    }

    private let bench: Workbench
    /// The folder in which each check has one of its own.
    private let scratchFolder: URL
    private let limits: Limits
    private let workload: Workload
    private let libraries: Libraries

    /// Makes a judge for a workspace, with the first Swift toolchain on the PATH.
    ///
    /// - Parameters:
    ///   - workspace: The clone that holds the katas and their solutions.
    ///   - cache: The folder of the cache; nil for the workspace's own.
    ///   - products: The folder for the compiled modules and programs of submissions, which may go afterwards; nil for the cache.
    ///   - workload: The number of submissions to come.
    ///   - limits: The limits of one test process.
    /// - Throws: ``WorkspaceError`` if there is no toolchain, or no right to write the cache's folder.
    package init(
        workspace: Workspace, cache: URL? = nil, products: URL? = nil, workload: Workload = .one, limits: Limits = Limits()
    ) async throws {
        bench = try await Workbench(workspace: workspace, cache: cache, products: products)
        scratchFolder = products ?? bench.cache.folder
        self.limits = limits
        self.workload = workload
        libraries = Libraries(on: bench)
    }

    /// Judges a submission.
    ///
    /// - Parameters:
    ///   - kata: The exercise.
    ///   - folder: A folder that is laid out like `Katas/X`; nil for that folder itself.
    ///   - progress: Called with each stage as it begins, from any thread.
    /// - Returns: The verdict, which may have been reached before for the same bytes.
    /// - Throws: ``WorkspaceError`` if the workspace or the toolchain is at fault; `CancellationError` if the task was cancelled, which
    ///   ends the processes that the check has started, or if those were ended by a signal to this process.
    package func check(_ kata: Kata, in folder: URL? = nil, progress: @escaping @Sendable (Stage) -> Void = { _ in }) async throws
        -> Verdict
    {
        let check = try Check(kata: kata, folder: folder ?? kata.folder, workspace: bench.workspace)
        let libraries = libraries.lookedAtOnce()
        let verdicts = VerdictCache(bench: bench, libraries: libraries)
        let key = try await verdicts.key(of: check)
        if let known = verdicts.verdict(for: key, in: check) { return known }

        let scratch = scratchFolder.appending(path: "run-\(UUID().uuidString)")
        let mark = ProcessGroups.newMark()
        Cleanup.add(scratch)
        defer {
            ProcessGroups.endStragglers(of: mark)
            Cleanup.remove(scratch)
        }
        let copy = scratch.appending(path: "submission")
        try check.submission.write(to: copy)
        let limits = Subprocess.Limits(
            seconds: limits.secondsPerRun, waiting: check.submission.secondsToWait(besides: limits.secondsPerRun),
            outputBytes: limits.outputBytes)
        let machine = Task { (launcher: try await bench.launcher, isIsolated: try await bench.canIsolate(in: scratch)) }
        let session = Session(
            check: check, bench: bench, libraries: libraries, gates: StageGates(areOpen: workload == .one), progress: progress,
            process: { program in
                let (launcher, isIsolated) = try await machine.value
                return TestProcess(
                    program: program, scratch: scratch, submission: copy, mark: mark, limits: limits, launcher: launcher,
                    toolchain: bench.compiler.toolchain.root, isIsolated: isIsolated, effects: kata.description.effects)
            })
        let judged: Result<VerdictRecord, any Error>
        do {
            judged = .success(
                try await ProcessGroups.undisturbed {
                    // The parser and all that walks over its trees needs a stack that is as deep as the code is nested.
                    try await withTaskExecutorPreference(DeepStack.shared) { try await session.run() }
                })
        } catch { judged = .failure(error) }
        // A check that ends early leaves no process behind.
        _ = await machine.result
        let record = try judged.get()
        try await verdicts.keep(record, for: key, in: check)
        return record.verdict
    }

    /// The digest of everything that the verdict on a submission depends on: equal on every machine, wherever the submission lies.
    ///
    /// - Parameters:
    ///   - kata: The exercise.
    ///   - folder: A folder that is laid out like `Katas/X`.
    /// - Throws: ``WorkspaceError`` if the workspace is at fault.
    package func digest(of kata: Kata, in folder: URL) async throws -> String {
        try await VerdictCache(bench: bench, libraries: libraries.lookedAtOnce()).portableKey(
            of: Check(kata: kata, folder: folder, workspace: bench.workspace)
        ).description
    }
}
