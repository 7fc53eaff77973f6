public import Foundation

/// Decides whether a kata is solved.
///
/// A judge compiles the submission from a copy of its bytes, runs the stages in order and stops at the first that is not passed. It
/// never writes to the submission's folder. Any number of checks may run at the same time, in one process or in several.
public struct Judge: Sendable {
    /// What a check may cost.
    public struct Limits: Sendable {
        /// Seconds for one test process, without those in which a busy machine kept it waiting.
        public var secondsPerRun: Double
        /// Bytes that one test process may print.
        public var outputBytes: Int

        /// Makes limits.
        ///
        /// - Parameters:
        ///   - secondsPerRun: Seconds for one test process, without those in which a busy machine kept it waiting; more than 0.
        ///   - outputBytes: Bytes that one test process may print; more than 0.
        public init(secondsPerRun: Double = 10, outputBytes: Int = 1 << 20) {
            self.secondsPerRun = secondsPerRun
            self.outputBytes = outputBytes
        }
    }

    private let workspace: Workspace
    private let limits: Limits
    private let store: Store
    private let verdicts: VerdictStore
    private let compiler: Compiler
    private let linker: Linker

    /// Makes a judge for a workspace, with the first Swift toolchain on the PATH.
    ///
    /// - Throws: ``WorkspaceError`` if there is no toolchain, or no right to write the scratch folder.
    public init(workspace: Workspace, limits: Limits = Limits(), searchPath: String = ProcessInfo.processInfo.environment["PATH"] ?? "")
        async throws
    {
        self.workspace = workspace
        self.limits = limits
        store = try Store(folder: workspace.scratch)
        store.prune()
        let toolchain = try await Toolchain(searchPath: searchPath, store: store)
        compiler = Compiler(toolchain: toolchain, store: store)
        linker = Linker(toolchain: toolchain, store: store)
        verdicts = VerdictStore(store: store)
    }

    /// Judges a submission.
    ///
    /// - Parameters:
    ///   - kata: The exercise.
    ///   - folder: A folder that is laid out like `Katas/X`; nil for that folder itself.
    ///   - progress: Told each stage as it begins, from any thread.
    /// - Returns: The verdict, which may be one that was reached before for the same bytes.
    /// - Throws: ``WorkspaceError`` if the workspace or the toolchain is at fault; `CancellationError` if the task was cancelled, which
    ///   ends what the check has started, or if that was ended by a signal to this process.
    public func check(_ kata: Kata, in folder: URL? = nil, progress: @escaping @Sendable (Stage) -> Void = { _ in }) async throws -> Verdict
    {
        let folder = folder ?? kata.folder
        var record = VerdictRecord(kata: kata)
        let check: Check
        do {
            check = try Check(kata: kata, folder: folder, workspace: workspace)
        } catch let error as UnreadableSource {
            record.add(.build, BuildStage.judge(error, in: folder.path))
            return record.verdict
        }
        let libraries: [CompiledModule]
        do {
            libraries = try await ProcessGroups.undisturbed {
                try await Libraries(workspace: workspace, compiler: compiler).modules(for: check.imports.union(["TestRunner"]))
            }
        } catch let error as ToolInterrupted {
            // The workspace's own code compiles, so what failed is the machine, such as a disk that is full.
            throw error.inWorkspace
        }
        let key = verdicts.key(of: check, libraries: libraries)
        if let known = verdicts.verdict(for: key) { return known }

        let scratch = store.folder.appending(path: "run-\(UUID().uuidString)")
        let mark = ProcessGroups.newMark()
        Cleanup.add(scratch)
        defer {
            ProcessGroups.endStragglers(of: mark)
            Cleanup.remove(scratch)
        }
        let programs = Programs(check: check, libraries: libraries, compiler: compiler, linker: linker)
        let session = Session(
            check: check, programs: programs, seed: check.submission.seed,
            process: {
                TestProcess(
                    program: $0, scratch: scratch, mark: mark, limits: .init(seconds: limits.secondsPerRun, outputBytes: limits.outputBytes)
                )
            })
        do {
            try await ProcessGroups.undisturbed { try await session.run(&record, progress: progress) }
        } catch let error as ToolInterrupted {
            record.add(.build, BuildStage.judge(error))
            // Another try may go better, so this answer is not kept.
            return record.verdict
        }
        try await verdicts.keep(record.verdict, for: key)
        return record.verdict
    }
}
