internal import Building
internal import Faults
internal import RunnerProtocol
internal import Workspace

/// The stages of one check, in order.
///
/// The session runs and compiles everything; a stage is a pure function of the results.
struct Session: Sendable {
    let check: Check
    let bench: Workbench
    let libraries: Libraries
    let gates: StageGates
    let progress: @Sendable (Stage) -> Void
    let process: @Sendable (_ program: String) async throws -> TestProcess

    var testsModule: String { check.testsModule }
    private var behaviorModule: String { "\(check.module)BehaviorTests" }
    /// The seam tests have another name than the learner's, which is `XTests`.
    private var seamModule: String { "\(check.module)SeamTests" }

    /// Runs the stages up to the first that is not passed.
    func run() async throws -> VerdictRecord {
        var record = VerdictRecord(kata: check.kata)
        do {
            try await run(&record)
        } catch let error as ToolInterrupted {
            record.add(StageOutcome(error))
        } catch let error as LinkError {
            // Whether the modules fit together belongs to the question whether the submission compiles.
            record.restart(at: .build)
            record.add(BuildStage.judge(error, check))
        }
        return record
    }

    func begin(_ stage: Stage, _ record: inout VerdictRecord) {
        record.begin(stage)
        gates.open(stage)
        progress(stage)
    }

    private func run(_ record: inout VerdictRecord) async throws {
        begin(.build, &record)
        let files = ParsedFiles(of: check)
        if let refusal = BuildStage.refusal(of: files, check) {
            record.add(refusal)
            return
        }
        // The longest of all that is compiled in a first check.
        async let compilingRunner = gates.pass(.behavior) { try await libraries.runner(beside: files.libraries) }
        let programs = try await Programs(files, of: check, on: bench, libraries)
        // The learner's tests run with the learner's substitutes, and the characterization tests without.
        let tested = try await programs.substituted()
        async let planting = gates.pass(.faults) { try await tested.plantedProgram() }
        let production = try await programs.productionModule()
        guard production.succeeded, tested.fakes.allSatisfy(\.succeeded) else {
            record.add(BuildStage.judge(check, tested, production, nil))
            return
        }
        let substituted = try await tested.productionModule()
        async let compilingBehavior = gates.pass(.behavior) {
            try await programs.acceptanceTests(behaviorModule, programs.behaviorTests, of: production)
        }
        async let compilingSeam = gates.pass(.behavior) {
            substituted.succeeded ? try await tested.acceptanceTests(seamModule, tested.seamTests, of: substituted) : nil
        }
        async let buildingRelease = gates.pass(.behavior) { try await releaseBuild(of: programs) }
        async let checkingSurface = gates.pass(.seam) { try await programs.surfaceViolations() }
        let tests = substituted.succeeded ? try await tested.testsModule(of: substituted) : nil
        guard record.add(BuildStage.judge(check, tested, production, tests)) else { return }

        begin(.behavior, &record)
        let (behavior, seam, _) = try await (compilingBehavior, compilingSeam, compilingRunner)
        let hasFakes = !tested.fakes.isEmpty
        // After each of the learner's tests, the tests run again that fit the modules in its program.
        let afterEach = (hasFakes ? seam : nil) ?? behavior
        async let linking = gates.pass(.tests) { try await tested.program([substituted] + afterEach.linkable, with: tests) }
        // A program without the learner's tests, whose code could change what the workspace's own tests see.
        let facts = try await process(
            try await programs.program([production] + behavior.linkable + (hasFakes ? [] : seam?.linkable ?? []), with: nil))
        async let behaviorRuns = runs(of: behavior, in: facts, atOtherMoments: true, programs, production)
        async let seamRuns: AcceptanceRuns? = gates.pass(.seam) {
            guard let seam else { return nil }
            let facts = hasFakes ? try await process(try await tested.program([substituted] + seam.linkable, with: nil)) : facts
            return try await runs(of: seam, in: facts, atOtherMoments: false, tested, substituted)
        }
        guard record.add(BehaviorStage.judge(check, try await behaviorRuns, try await buildingRelease)) else { return }

        begin(.seam, &record)
        guard let seamRuns = try await seamRuns else {
            record.add(SeamStage.judge(substituted, with: tested.fakes, check))
            return
        }
        let seamOutcome = SeamStage.judge(
            check, seamRuns, programs.seamSources, surface: try await checkingSurface, try await buildingRelease)
        guard record.add(seamOutcome) else { return }

        begin(.tests, &record)
        let ownTests = OwnTests(
            process: try await process(try await linking), module: tests, afterEach: afterEach, programs: tested, production: substituted)
        guard let run = try await passed(ownTests, &record) else { return }

        begin(.faults, &record)
        record.add(try await faults(planting, after: run))
    }

    /// Runs the workspace's tests of one kind; where a fact does not hold, as they are written, since that says why.
    private func runs(
        of tests: AcceptanceTests, in process: TestProcess, atOtherMoments others: Bool, _ programs: Programs, _ production: CompiledModule
    ) async throws -> AcceptanceRuns {
        var runs = try await AcceptanceRuns(of: tests.module, in: process, atOtherMoments: others)
        runs.run = try await traced(runs.run, of: [Round(module: tests.module.name)]) {
            try await programs.tracedProgram(tests.linkable, hasTests: false)
        }
        if !tests.areFacts || !runs.haveFailures { return runs }
        let written = try await programs.written(tests, of: production)
        let program = try await programs.program([production] + written.linkable, with: nil)
        let reasons = try await AcceptanceRuns(of: written.module, in: self.process(program), atOtherMoments: others)
        // What failed once has failed: otherwise code that is wrong now and then would get a second try.
        return reasons.passed ? runs : reasons
    }

    /// Runs the workspace's tests with production as a release build has it; nil if that is the same as in a debug build.
    private func releaseBuild(of programs: Programs) async throws -> ReleaseBuild? {
        let causes = DebugCode.kinds(in: programs.production)
        if causes.isEmpty { return nil }
        let programs = causes.contains(.assertion) ? programs.optimized : programs.withoutDebug
        let production = try await programs.productionModule()
        var release = ReleaseBuild(causes: causes, production: production)
        guard production.succeeded else { return release }
        let behavior = try await programs.acceptanceTests(behaviorModule, programs.behaviorTests, of: production)
        let seam =
            check.kata.hasDebugOnlySeam ? nil : try await programs.acceptanceTests(seamModule, programs.seamTests, of: production)
        let facts = try await process(
            try await programs.program([production] + behavior.linkable + (seam?.linkable ?? []), with: nil))
        release.behavior = try await runs(of: behavior, in: facts, atOtherMoments: false, programs, production)
        if let seam { release.seam = try await runs(of: seam, in: facts, atOtherMoments: false, programs, production) }
        return release
    }

    /// Finds the place of the trap that ended a run, where the run-time does not say it; that takes another run.
    func traced(_ run: TestRun, of rounds: [Round], linking: () async throws -> String) async throws -> TestRun {
        guard run.hidesPlaceOfTrap else { return run }
        let program = try await linking()
        let again = try await process(program).run(rounds, tracesTraps: true)
        return try await run.naming(trapIn: again, of: program, among: check.submission, on: bench)
    }

    /// Runs the learner's tests once for each planted fault, and with every fault inactive.
    ///
    /// - Parameters:
    ///   - planted: The faults, and the program with them; nil if there is none.
    ///   - before: The run without a fault, which passed.
    private func faults(_ planted: (sources: PlantedSources, program: String)?, after before: TestRun) async throws -> StageOutcome {
        guard let planted else { return FaultsStage.nothingToPlant }
        let process = try await process(planted.program).hurried(after: before.seconds, endsWaits: check.submission.endsWaits)
        let rounds = [Round(module: testsModule)]
        // No fault has these numbers, which look like those of faults: a test that fails under one asks for the number, and not for the
        // behavior.
        let decoys = Set(Self.decoys())
        let moment = check.kata.description.effects?.clock == true ? Moment.ofFaults : nil
        // In any order: otherwise a test could tell from the processes around it whether it is the first one.
        let numbers = (planted.sources.faults.map(\.switchNumber) + decoys).shuffled()
        let runs = Dictionary(
            try await numbers.mapInParallel { number in
                let run: @Sendable () async throws -> TestRun = { try await process.run(rounds, activeFault: number, at: moment) }
                // An unfinished run without a fault says nothing about the tests: they have passed already.
                return (number, try await decoys.contains(number) ? finished(run) : run())
            }, uniquingKeysWith: { $1 })
        var controls = decoys.compactMap { runs[$0] }
        if ControlRuns(controls).areByChance {
            // Tests that a busy machine made fail pass now; those that fail by chance go on to do so.
            controls = try await Self.decoys().mapInParallel { number in
                try await finished { try await process.run(rounds, activeFault: number, at: moment) }
            }
        }
        return FaultsStage.judge(
            check, planted.sources, runs: planted.sources.faults.compactMap { runs[$0.switchNumber] }, controls: ControlRuns(controls))
    }

    /// Two numbers that look like those of faults.
    private static func decoys() -> [Int] { (0..<2).map { _ in PlantedFault.randomSwitchNumber } }

    /// Returns the first of two runs that finishes; the second one if it crashes again, which is the tests' doing.
    private func finished(_ run: @Sendable () async throws -> TestRun) async throws -> TestRun {
        for isLast in [false, true] {
            let result = try await run()
            if result.ending == .finished || Task.isCancelled { return result }
            if isLast, case .crashed = result.ending { return result }
        }
        throw WorkspaceError.machine(.testsWithoutFault)
    }
}
