internal import Building
internal import Foundation
internal import RunnerProtocol
internal import Workspace

/// A program with tests, ready to be started.
struct TestProcess: Sendable {
    /// The path of the program.
    let program: String
    /// The only folder that its processes may write to.
    let scratch: URL
    /// A copy of the submission, in which `#filePath` leads to the files beside a test.
    let submission: URL
    /// The mark of all processes that it starts, by which they are found if they leave its group.
    let mark: UInt64
    var limits: Subprocess.Limits
    /// The program that confines it, the folder of the toolchain's libraries, and whether this machine can isolate a process.
    let launcher: String
    let toolchain: String
    let isIsolated: Bool
    /// The real effects that its runs must be free of; nil if the kata does not say.
    let effects: RealEffects?

    /// Runs the tests of some modules in one process.
    ///
    /// - Throws: ``WorkspaceError/toolFailed(what:output:)`` if it cannot be started.
    func run(
        _ rounds: [Round], activeFault: Int = 0, checkAfterEachTest module: String? = nil, at moment: Moment? = nil,
        tracesTraps: Bool = false
    ) async throws -> TestRun {
        let (secret, token) = (UUID().uuidString, UUID().uuidString)
        let trapWord = tracesTraps ? UUID().uuidString : nil
        let folder = scratch.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let plan = Plan(
            secret: secret, token: token, activeFault: activeFault, rounds: rounds, checkAfterEachTest: module,
            startOfClock: moment?.seconds, watchedFiles: effects?.files ?? [], trapWord: trapWord)
        let start = ContinuousClock.now
        let outcome = try await Subprocess(
            program: program, arguments: [], folder: folder.path, environment: environment(in: folder, zone: moment?.zone),
            input: JSONEncoder().encode(plan), mark: mark, limits: limits, confinement: confinement(in: folder)
        ).answer(of: "A test process")
        var run = TestRun(outcome, activeFault: activeFault, secret: secret, token: token, trapWord: trapWord)
        run.seconds = (ContinuousClock.now - start) / .seconds(1)
        return run
    }

    /// The same program, for tests that passed before: who works far longer now will not end.
    ///
    /// - Parameters:
    ///   - seconds: The time in which the tests passed.
    ///   - endsWaits: Whether the tests end their own waits, which then take the time that they take.
    func hurried(after seconds: Double, endsWaits: Bool) -> TestProcess {
        var hurried = self
        hurried.limits.seconds = min(limits.seconds, 2 + 20 * seconds)
        if !endsWaits { hurried.limits.waiting = min(limits.waiting ?? limits.seconds, hurried.limits.seconds) }
        return hurried
    }

    private func confinement(in folder: URL) -> Confinement {
        let ownProgram = URL(filePath: program).deletingLastPathComponent().path
        var confinement = Confinement.tests(launcher: launcher, in: folder.path, reading: [toolchain, ownProgram, submission.path])
        confinement.isIsolated = isIsolated
        // The compiler was given paths that begin with these names.
        confinement.links = ["Sources": "\(submission.path)/Sources", "Tests": "\(submission.path)/Tests"]
        return confinement
    }

    /// Runs the tests at each other moment, if the kata has a clock.
    ///
    /// - Parameters:
    ///   - rounds: The tests.
    ///   - aroundHours: Whether they also run right before and after the hours at which production begins to do something else.
    func runElsewhere(_ rounds: [Round], aroundHours: Bool = false) async throws -> [ElsewhereRun] {
        guard effects?.clock == true else { return [] }
        let moments = Moment.others + (aroundHours ? Moment.around(effects?.hours ?? []) : [])
        return try await moments.mapInParallel { ElsewhereRun(moment: $0, run: try await run(rounds, at: $0)) }
    }

    private func environment(in folder: URL, zone: String?) -> [String: String] {
        let zone = zone ?? (effects?.clock == true ? Moment.usualZone : nil)
        return (zone.map { ["TZ": $0] } ?? [:]).merging([
            "PATH": "/usr/bin:/bin",
            "HOME": folder.path,
            "TMPDIR": folder.path,
            "LANG": "C.UTF-8",
            // A stack trace takes seconds, and the name of the test is enough.
            "SWIFT_BACKTRACE": "enable=no",
        ]) { $1 }
    }
}
