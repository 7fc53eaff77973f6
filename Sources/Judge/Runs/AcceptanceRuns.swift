internal import Building
internal import RunnerProtocol

/// The runs of the workspace's tests of one kind.
struct AcceptanceRuns: Sendable {
    let module: CompiledModule
    var run: TestRun
    /// The runs at other moments.
    let elsewhere: [ElsewhereRun]

    /// Whether every test was executed and passed, each time.
    var passed: Bool {
        AcceptanceFailure(run) == nil && elsewhere.allSatisfy { AcceptanceFailure($0.run) == nil }
    }

    /// Whether tests failed, of which facts do not say why; a crash or a time limit has nothing more to say.
    var haveFailures: Bool {
        !run.failures.isEmpty || elsewhere.contains { !$0.run.failures.isEmpty }
    }

    /// Runs a module's tests.
    ///
    /// - Parameters:
    ///   - module: The module.
    ///   - process: The program that has it.
    ///   - others: Whether the tests run at other moments, too.
    init(of module: CompiledModule, in process: TestProcess, atOtherMoments others: Bool) async throws {
        self.module = module
        let rounds = [Round(module: module.name)]
        async let now = process.run(rounds)
        async let elsewhere = others ? process.runElsewhere(rounds, aroundHours: true) : []
        (run, self.elsewhere) = try await (now, elsewhere)
    }
}
