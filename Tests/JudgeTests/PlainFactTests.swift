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
    @Test(arguments: chosen) func `facts and tests give the same answer, whatever is wrong with production`(_ name: String) async throws {
        try await Workshop.open(name) { shop in
            let tested = try await shop.programs.substituted()
            let planted = try #require(try await tested.plantedModule())
            let faults = [0] + planted.sources.faults.map(\.switchNumber).prefix(6)
            let kinds = [("BehaviorTests", shop.check.behaviorTests, shop.programs), ("SeamTests", shop.check.seamTests, tested)]
            for (suffix, sources, programs) in kinds {
                let production = try await programs.productionModule()
                let facts = try await programs.acceptanceTests(name + suffix, ParsedSources(sources), of: production)
                #expect(facts.areFacts == !Self.withoutPlainForm.contains(name + suffix))
                guard facts.areFacts else { continue }
                let written = try await programs.written(facts, of: production)
                // The faults are planted in the module that goes with the substitutes.
                let modules = programs.fakes.count == tested.fakes.count ? [planted.module] : [production]
                let (plain, full) = try await (shop.process(modules + [facts.module]), shop.process(modules + [written.module]))
                for fault in faults {
                    async let plainAnswers = shop.answers(of: facts.module.name, in: plain, activeFault: fault)
                    #expect(try await plainAnswers == shop.answers(of: written.module.name, in: full, activeFault: fault))
                }
            }
        }
    }

    /// Production that is wrong only while it is asked by facts: a test that failed once must not pass by being run again in another form.
    @Test func `a fact that does not hold is not outvoted by the test as it is written`() async throws {
        let verdict = try await TemporaryFolder.with { folder in
            try Bench.copy(of: "ConstructorInjection", to: folder)
            let file = folder.appending(path: "Sources/ConstructorInjection/CheckoutViewController.swift")
            let text = try String(contentsOf: file, encoding: .utf8)
            let facts = "if NSClassFromString(\"ConstructorInjectionBehaviorTests.AllFacts\") != nil { self.analytics.track(event: \"\") }"
            let changed = text.replacing("super.viewDidAppear(animated)", with: "super.viewDidAppear(animated)\n        \(facts)")
            try Data(("import Foundation\n" + changed).utf8).write(to: file)
            return try await Bench.verdict(on: folder, for: "ConstructorInjection")
        }

        #expect(verdict.failed == .behavior && verdict.reason == .failed, "\(verdict.inFull)")
        #expect(verdict.message.contains("fails"))
    }

    @Test func `neither is a fact that does not hold after a learner's test`() async throws {
        let tests = """
            import Foundation
            import Testing
            @testable import SingletonBackdoor

            @Test func test() {
                if NSClassFromString("SingletonBackdoorBehaviorTests.AllFacts") != nil {
                    MySingletonAnalytics.stubbedInstance = MySingletonAnalytics()
                }
            }
            """
        let verdict = try await TemporaryFolder.with { folder in
            try Bench.copy(of: "SingletonBackdoor", to: folder, tests: tests)
            return try await Bench.verdict(on: folder, for: "SingletonBackdoor")
        }

        #expect(verdict.failed == .isolation && verdict.reason == .leak, "\(verdict.inFull)")
    }

    @Test func `a learner's test cannot import the module of the facts`() async throws {
        let verdict = try await TemporaryFolder.with { folder in
            try Bench.copy(of: "ConstructorInjection", to: folder, tests: "import Facts\nimport Testing\n\n@Test func test() {}\n")
            return try await Bench.verdict(on: folder, for: "ConstructorInjection")
        }

        #expect(verdict.failed == .build && verdict.message.contains("no such module"), "\(verdict.inFull)")
    }

    @Test func `a test of any shape becomes a fact`() async throws {
        try await Workshop.open("ConstructorInjection") { shop in
            let production = try await shop.programs.productionModule()
            let sources = SourceSet(files: [.init(path: "Tests/Shapes.swift", bytes: Data(Self.shapes.utf8))])
            let facts = try await shop.programs.acceptanceTests("ShapeTests", ParsedSources(sources), of: production)
            try #require(facts.areFacts)
            let written = try await shop.programs.written(facts, of: production)
            #expect(written.module.errors == [])

            let answers = try await shop.answers(of: "ShapeTests", in: shop.process([production, facts.module]))
            #expect(answers == (try await shop.answers(of: "ShapeTests", in: shop.process([production, written.module]))))
            for answer in ["passed", "failed", "skipped"] { #expect(answers.contains { $0.hasSuffix(answer) }) }
        }
    }

    /// Tests that pass, fail or are skipped, in the shapes that have a plain form.
    private static let shapes = """
        import Foundation
        import Testing

        enum Trouble: Error, Equatable { case small, large }

        @Test func free() { #expect(Bool(true)) }
        @Test func freeAndWrong() { #expect(1 + 1 == 3, "a comment with \\(2) values") }

        struct Shapes {
            nonisolated private static let pairs = [(1, 2), (2, 3)]
            @Test func `a name with "quotes" and (brackets)`() throws { #expect(try #require(Int("3")) > 2) }
            @Test("another name") func named() {}
            @Test func requires() throws { _ = try #require(Int("x")) }
            @Test func requiresTruth() throws { try #require(Bool(false)) }
            @Test func throwsAnError() throws { throw Trouble.small }
            @Test func waits() async throws { try await Task.sleep(for: .milliseconds(1)) }
            @Test static func ofTheType() { #expect(throws: Trouble.self) { throw Trouble.large } }
            @Test func expectsAnother() { #expect(throws: Trouble.small) { throw Trouble.large } }
            @Test func expectsNone() async { await #expect(throws: Never.self) { await Task.yield() } }
            @Test func expectsInVain() { #expect(throws: Trouble.self) {} }
            @Test func confirms() async { await confirmation(expectedCount: 2) { heard in heard(); heard() } }
            @Test func confirmsInVain() async { await confirmation { _ in } }
            @Test(arguments: pairs) func next(_ one: Int, of other: Int) { #expect(one + 1 == other) }
            @Test(arguments: ["a", ""]) func isLong(_ text: String) { #expect(!text.isEmpty) }
            @Test(.enabled(if: pairs.isEmpty)) func never() {}
            #if os(nothing)
            @Test func nowhere() {}
            #else
            @Test func here() {}
            #endif

            @Suite("inner", .serialized) struct Inner {
                let number: Int
                init() throws { number = try #require(Int("7")) }
                @Test func deep() { #expect(number == 7) }
            }
        }

        @Suite(.enabled(if: Bool(false))) struct Skipped {
            @Test func neither() {}
        }

        extension Shapes {
            @Test func extended() async { #expect(await Task { 3 }.value == 3) }
        }

        private final class Counted {
            var count = 0
            deinit { count -= 1 }
            @Test func counts() { count += 1; #expect(count == 1) }
        }
        """
}

/// A kata's reference with the programs of a check, for one test.
private struct Workshop {
    let check: Check
    let programs: Programs
    private let bench: Workbench
    private let folder: URL

    static func open(_ name: String, _ body: @Sendable (Workshop) async throws -> Void) async throws {
        try await Gate.work.pass {
            try await TemporaryFolder.with { folder in
                let (kata, workspace) = (try Bench.kata(name), try Bench.workspace.get())
                let check = try Check(kata: kata, folder: workspace.solution(of: kata), workspace: workspace)
                let bench = try await Workbench(workspace: workspace, cache: Clone.cache)
                let programs = try await Programs(ParsedFiles(of: check), of: check, on: bench, Libraries(on: bench))
                try await body(Workshop(check: check, programs: programs, bench: bench, folder: folder))
            }
        }
    }

    func process(_ modules: [CompiledModule]) async throws -> TestProcess {
        TestProcess(
            program: try await programs.program(modules, with: nil), scratch: folder, submission: check.solution,
            mark: ProcessGroups.newMark(), limits: .init(seconds: 30), launcher: try await bench.launcher,
            toolchain: bench.compiler.toolchain.root, isIsolated: false, effects: check.kata.description.effects)
    }

    /// The way in which a run ended, and the outcome of each of its tests.
    func answers(of module: String, in process: TestProcess, activeFault: Int = 0) async throws -> [String] {
        let run = try await process.run([Round(module: module)], activeFault: activeFault)
        return ["\(run.ending == .finished)"] + run.tests.map { "\($0.name.shown): \($0.outcome)" }.sorted()
    }
}
