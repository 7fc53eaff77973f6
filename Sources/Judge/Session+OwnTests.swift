internal import Building
internal import RunnerProtocol
internal import Workspace

/// The learner's tests in a program, with the parts that it was made of.
struct OwnTests: Sendable {
    let process: TestProcess
    /// The module of the tests; nil if there are none.
    let module: CompiledModule?
    /// The workspace's tests that run after each of them.
    let afterEach: AcceptanceTests
    let programs: Programs
    let production: CompiledModule
}

extension Session {
    /// Judges the learner's tests, and what they leave behind.
    ///
    /// - Returns: Their run; nil if one of the two stages is not passed.
    func passed(_ own: OwnTests, _ record: inout VerdictRecord) async throws -> TestRun? {
        let seed = check.submission.seed
        let bothOrders = [Round(module: testsModule, seed: seed), Round(module: testsModule, seed: seed, isReversed: true)]
        async let testsRun = own.process.run(bothOrders)
        async let testsElsewhere = own.process.runElsewhere(bothOrders)
        async let isolationRun = isolationRun(own)
        let run = try await traced(testsRun, of: bothOrders) { try await own.programs.tracedProgram([], hasTests: true) }
        let asWritten = run.failures.isEmpty ? nil : try await isolationRun
        var wavering = WaveringTest(in: run, inWrittenOrder: asWritten)
        if wavering == nil { wavering = try await failingWithOthers(run, in: own.process) }
        let alone = if let wavering { try await aloneRuns(of: wavering.failure.name.id, in: own.process) } else { [TestRun]() }
        let privateClasses = run.tests.isEmpty ? try own.programs.privateTestClasses(in: own.module) : []
        let testsOutcome = TestsStage.judge(
            check, run: run, wavering: wavering, alone: alone, elsewhere: try await testsElsewhere, privateClasses: privateClasses)
        guard record.add(testsOutcome) else { return nil }

        begin(.isolation, &record)
        let isolation = IsolationStage.judge(check, run: try await isolationRun, definitions: own.programs.factoriesWithModifiers)
        return record.add(isolation) ? run : nil
    }

    /// Runs the learner's tests with the workspace's after each of them; with those as they are written if a fact no longer holds.
    private func isolationRun(_ own: OwnTests) async throws -> TestRun {
        let rounds = [Round(module: testsModule)]
        let run = try await own.process.run(rounds, checkAfterEachTest: own.afterEach.module.name)
        if !own.afterEach.areFacts || run.leaks.isEmpty { return run }
        let written = try await own.programs.written(own.afterEach, of: own.production)
        let program = try await own.programs.program([own.production] + written.linkable, with: own.module)
        let reasons = try await process(program).run(rounds, checkAfterEachTest: written.module.name)
        return reasons.leaks.isEmpty ? run : reasons
    }

    /// The first failure of a run, if that test passes without the others.
    private func failingWithOthers(_ run: TestRun, in process: TestProcess) async throws -> WaveringTest? {
        guard run.ending == .finished, let failure = run.failures.first, run.executed.contains(where: { $0.name != failure.name })
        else { return nil }
        return WaveringTest(
            failing: failure, alone: try await process.run([Round(module: testsModule, onlyTest: failure.name.id)]))
    }

    /// Runs a test again and again without any other, in several processes.
    private func aloneRuns(of test: String, in process: TestProcess) async throws -> [TestRun] {
        let rounds = Array(repeating: Round(module: testsModule, onlyTest: test), count: 6)
        return try await Array(0..<4).mapInParallel { _ in try await process.run(rounds) }
    }
}
