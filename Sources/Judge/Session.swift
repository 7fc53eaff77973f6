internal import Foundation
internal import RunnerWire

/// The stages of one check, in order, with as much as possible done side by side.
struct Session: Sendable {
    let check: Check
    let programs: Programs
    /// For the order in which the learner's tests run; the same for the same bytes.
    let seed: UInt64
    let process: @Sendable (_ program: String) -> TestProcess

    private var testsModule: String { "\(check.module)Tests" }
    private var behaviorModule: String { "\(check.module)BehaviorTests" }
    /// Not `XTests`, which is the name of the learner's.
    private var seamModule: String { "\(check.module)SeamTests" }

    func run(_ record: inout VerdictRecord, progress: @Sendable (Stage) -> Void) async throws {
        progress(.build)
        async let planting = programs.planted()
        let production = try await programs.production()
        guard production.succeeded else {
            record.add(.build, BuildStage.judge(check, production, nil))
            return
        }
        async let compilingBehavior = programs.tests(behaviorModule, check.behaviorTests, of: production)
        async let compilingSeam = programs.tests(seamModule, check.seamTests, of: production)
        async let checkingSurface = surfaceViolations(of: production)
        let hasTests = !check.submission.tests.files.isEmpty
        let tests = hasTests ? try await programs.tests(testsModule, check.submission.tests, of: production) : nil
        guard record.add(.build, BuildStage.judge(check, production, tests)) else { return }

        progress(.behavior)
        let (behavior, seam, surface) = try await (compilingBehavior, compilingSeam, checkingSurface)
        let whole = [production, behavior, seam, tests].compactMap { $0 }.filter(\.succeeded)
        async let linking = programs.program(whole, learnerTests: tests)
        let plantedModule = try await planting
        async let linkingPlanted = plantedProgram(plantedModule, tests)
        let program = process(try await linking)
        async let behaviorRun = program.run([Round(module: behaviorModule)])
        async let seamRun = program.run([Round(module: seamModule)])
        guard record.add(.behavior, BehaviorStage.judge(check, behavior, run: try await behaviorRun)) else { return }

        progress(.seam)
        guard record.add(.seam, SeamStage.judge(check, seam, surface: surface, run: try await seamRun)) else { return }

        progress(.tests)
        async let testsRun = program.run([
            Round(module: testsModule, seed: seed), Round(module: testsModule, seed: seed, isReversed: true),
        ])
        async let isolationRun = program.run([Round(module: testsModule)], checkAfterEachTest: behaviorModule)
        let run = try await testsRun
        let asWritten = run.failures.isEmpty ? nil : try await isolationRun
        let privateClasses = run.tests.isEmpty ? try await programs.privateTestClasses() : []
        guard record.add(.tests, TestsStage.judge(check, run: run, inWrittenOrder: asWritten, privateClasses: privateClasses)) else {
            return
        }

        progress(.isolation)
        guard record.add(.isolation, IsolationStage.judge(check, run: try await isolationRun)) else { return }

        progress(.faults)
        guard let (planted, plantedProgram) = try await linkingPlanted else {
            record.add(.faults, FaultsStage.nothingToPlant)
            return
        }
        let faulty = process(plantedProgram)
        record.add(
            .faults, try await FaultsStage.judge(check, planted) { try await faulty.run([Round(module: testsModule)], activeFault: $0) })
    }

    private func plantedProgram(
        _ planted: (PlantedSources, CompiledModule)?, _ tests: CompiledModule?
    ) async throws -> (PlantedSources, String)? {
        guard let (sources, module) = planted, let tests else { return nil }
        return (sources, try await programs.program([module, tests], learnerTests: tests))
    }

    private func surfaceViolations(of production: CompiledModule) async throws -> [SurfaceRule.Violation] {
        guard let rules = check.kata.description.surface else { return [] }
        let release = try await programs.production(configuration: .withoutDebug)
        guard release.succeeded else {
            let error = release.firstError
            return [
                SurfaceRule.Violation(
                    message: "Without DEBUG the code does not compile: \(error?.shortPlace ?? ""): \(error?.message ?? "").",
                    next: "Put everything that uses what is only there in debug builds between `#if DEBUG` and `#endif`.")
            ]
        }
        return try rules.flatMap { $0.violations(debug: try SymbolGraph(of: production), release: try SymbolGraph(of: release)) }
    }
}
