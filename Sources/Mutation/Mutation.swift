package import Building
package import Foundation
package import Workspace

/// Faults in somebody's own package: it plants them, and reports the ones that no test catches.
package struct Mutation: Sendable {
    /// The choices of a call.
    package struct Options: Sendable {
        /// The names of the targets; empty for all of them.
        package var targets: [String] = []
        /// The patterns of the files; empty for all of them.
        package var files: [String] = []
        /// The revision since which a line must have changed.
        package var since: String?
        package var shard: Shard?
        /// The patterns of the tests that are left out.
        package var skipped: [TestPattern] = []
        /// The folders that the tests may change besides temporary ones.
        package var writable: [String] = []
        /// The build system of the package manager; nil for the one that it uses by itself.
        package var buildSystem: BuildSystem?
        /// The test processes at a time.
        package var jobs = ProcessInfo.processInfo.activeProcessorCount
        /// The seconds after which no further fault is tried.
        package var seconds: Double?
        /// The seconds in which a test must begin or end while no fault is on.
        var patience = 600.0

        package init() {}
    }

    /// The present step, for a person who waits.
    package enum Step: Sendable {
        case waiting
        case reading
        case planting
        /// The compiler is asked which faults it rejects.
        case checking(faults: Int)
        case building(faults: Int, refused: Int)
        case testing
        /// A test has been running for some seconds without a fault.
        case slowTest(String, seconds: Int)
        case probing(done: Int, tests: Int)
        case running(done: Int, faults: Int, survived: Int)
        /// Each fault whose tests did not finish is tried again, alone.
        case confirming(done: Int, timeOuts: Int)
    }

    /// The facts that are known before the faults are tried.
    package struct Start: Codable, Sendable {
        package var package: String
        package var lines: Int
        package var tests: Int
        package var testSeconds: Double
        package var faults: Int
        package var buildSeconds: Double
        /// Whether nothing keeps the tests from changing files anywhere.
        package var testsAreUnlimited: Bool
    }

    private let root: URL
    private let scratch: Scratch
    private let options: Options
    private let workspace: Workspace?
    private let searchPath: String

    /// Prepares the mutation of a package.
    ///
    /// - Parameters:
    ///   - root: The folder that holds `Package.swift`.
    ///   - scratch: The folder for builds and answers.
    ///   - options: The choices.
    ///   - workspace: The workspace with the program that confines the tests; nil to let them do what the person may.
    ///   - searchPath: The value of PATH.
    package init(
        of root: URL, scratch: Scratch, options: Options, workspace: Workspace?,
        searchPath: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
    ) {
        self.workspace = workspace
        self.root = root
        self.scratch = scratch
        self.options = options
        self.searchPath = searchPath
    }

    /// Plants, builds and tries all faults.
    ///
    /// - Parameters:
    ///   - progress: Called with each step, from any thread.
    ///   - started: Called once before the faults are tried.
    /// - Throws: ``MutationError``, `WorkspaceError`.
    package func run(
        progress: @escaping @Sendable (Step) -> Void = { _ in }, started: @escaping @Sendable (Start) -> Void = { _ in }
    ) async throws -> MutationReport {
        try await session(progress, started) { try await $0.report() }
    }

    /// Lists the faults on a line, with what earlier runs found out about them, and those that are left out, with the reasons.
    ///
    /// - Parameter place: The line, with a path below the package's folder or the end of one.
    /// - Throws: ``MutationError``, `WorkspaceError`.
    package func explanation(
        of place: Place, progress: @escaping @Sendable (Step) -> Void = { _ in }
    ) async throws -> LineReport {
        try await session(progress, { _ in }) { try await $0.explanation(of: place) }
    }

    /// A text that changes with each save of a Swift file of the package, or of one that it depends on by path.
    ///
    /// Other files do not count: a test that writes one would be run again and again.
    package func stamp() -> String {
        PackageState.saved(in: root, and: LocalPackages(in: scratch))
    }

    /// Does some work while no other process works in the folder for builds.
    private func session<Result: Sendable>(
        _ progress: @escaping @Sendable (Step) -> Void, _ started: @escaping @Sendable (Start) -> Void,
        _ work: @escaping @Sendable (Session) async throws -> Result
    ) async throws -> Result {
        #if !os(Linux)
        throw MutationError.unsupportedPlatform
        #endif
        return try await scratch.locked(wait: { progress(.waiting) }) {
            try await withTaskExecutorPreference(DeepStack.shared) {
                try await work(
                    Session(
                        root: root, scratch: scratch, options: options, workspace: workspace, searchPath: searchPath, progress: progress,
                        started: started))
            }
        }
    }
}
