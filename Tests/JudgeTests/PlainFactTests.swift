import Building
import Faults
import Foundation
import RunnerProtocol
import TestSupport
import Testing
import Workspace

@testable import Judge

/// The workspace's own tests hold as plain functions exactly where they hold as they are written.
struct PlainFactTests {
    private static let chosen = SubmissionFolderTests.modules.filter {
        ChosenKatas.contain($0, orOnly: ["AdaptParameter", "ProtocolExtraction"])
    }
    /// The modules whose tests use something that only a test library has: traits of their own, XCTest, or exit tests.
    private static let withoutPlainForm: Set = [
        "CallOrderSeamTests", "ClosurePropertyInjectionSeamTests", "ContainerTestingBehaviorTests", "ContainerTestingSeamTests",
        "ContextsSeamTests", "InstancePropertyInjectionSeamTests", "PushDownDependencySeamTests",
    ]

    /// With the reference's production, and with a fault in it.
    @Test(arguments: chosen)
    func `facts and tests give the same answer, whatever is wrong with production`(_ name: String) async throws {
        try await Gate.work.pass {
            try await TemporaryFolder.with { folder in
                let kata = try Bench.kata(name)
                let workspace = try Bench.workspace.get()
                let check = try Check(kata: kata, folder: workspace.solution(of: kata), workspace: workspace)
                let bench = try await Workbench(workspace: workspace, cache: Clone.cache)
                let programs = try await Programs(ParsedFiles(of: check), of: check, on: bench, Libraries(on: bench))
                let tested = try await programs.substituted()
                let planted = try #require(try await tested.plantedModule())
                let faults = [0] + planted.sources.faults.map(\.switchNumber).prefix(6)
                let kinds = [("\(name)BehaviorTests", check.behaviorTests, programs), ("\(name)SeamTests", check.seamTests, tested)]
                for (module, sources, programs) in kinds where programs.fakes.isEmpty || programs.fakes.count == tested.fakes.count {
                    let facts = try await programs.acceptanceTests(module, sources, of: programs.productionModule())
                    #expect(facts.areFacts == !Self.withoutPlainForm.contains(module))
                    guard facts.areFacts else { continue }
                    let written = try await programs.written(facts, of: programs.productionModule())
                    // A substitute is compiled into the program, and the planted module was compiled with it.
                    let production =
                        module.hasSuffix("SeamTests") || tested.fakes.isEmpty ? [planted.module] : [try await programs.productionModule()]
                    let (plain, full) = (
                        try await process(programs.program(production + [facts.module], with: nil), check, bench, folder),
                        try await process(programs.program(production + [written.module], with: nil), check, bench, folder)
                    )
                    for fault in faults {
                        let rounds = [Round(module: module)]
                        async let plainRun = plain.run(rounds, activeFault: fault)
                        let fullRun = try await full.run(rounds, activeFault: fault)
                        #expect(try await Self.outcomes(plainRun) == Self.outcomes(fullRun), "\(module), fault \(fault)")
                    }
                }
            }
        }
    }

    /// The way in which a run ended, and the outcome of each of its tests.
    private static func outcomes(_ run: TestRun) -> [String] {
        ["\(run.ending == .finished)"] + run.tests.map { "\($0.name.shown): \($0.outcome)" }.sorted()
    }

    private func process(_ program: String, _ check: Check, _ bench: Workbench, _ scratch: URL) async throws -> TestProcess {
        TestProcess(
            program: program, scratch: scratch, submission: check.solution, mark: ProcessGroups.newMark(),
            limits: .init(seconds: 30), launcher: try await bench.launcher, toolchain: bench.compiler.toolchain.root, isIsolated: false,
            effects: check.kata.description.effects)
    }
}
