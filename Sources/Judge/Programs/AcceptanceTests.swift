internal import Building
internal import Faults
internal import Workspace

/// The workspace's tests of one kind, compiled for a learner's module.
struct AcceptanceTests: Sendable {
    /// The tests as they are written.
    let sources: SourceSet
    let module: CompiledModule
    /// Whether they are compiled as facts, which do not say why they fail.
    let areFacts: Bool

    /// The modules to link: none if they did not compile.
    var linkable: [CompiledModule] { module.succeeded ? [module] : [] }
}

extension Programs {
    /// Compiles the workspace's tests of one kind as facts; as they are written if that is not possible.
    ///
    /// The compiler's errors are always about the tests as they are written.
    func acceptanceTests(_ name: String, _ sources: SourceSet, of production: CompiledModule) async throws -> AcceptanceTests {
        if let facts = PlainFacts(ParsedSources(sources)) {
            let module = try await acceptanceModule(name, facts.sources, of: production, with: libraries.facts(), ["-suppress-warnings"])
            if module.succeeded { return AcceptanceTests(sources: sources, module: module, areFacts: true) }
        }
        return AcceptanceTests(sources: sources, module: try await acceptanceModule(name, sources, of: production), areFacts: false)
    }

    /// Compiles tests that are facts as they are written.
    func written(_ tests: AcceptanceTests, of production: CompiledModule) async throws -> AcceptanceTests {
        let module = try await acceptanceModule(tests.module.name, tests.sources, of: production)
        return AcceptanceTests(sources: tests.sources, module: module, areFacts: false)
    }

    /// Compiles a module of the workspace's tests for the learner's module.
    ///
    /// It depends on the learner's module only through what that declares, so submissions that declare the same share it.
    private func acceptanceModule(
        _ name: String, _ sources: SourceSet, of production: CompiledModule, with others: [CompiledModule] = [], _ flags: [String] = []
    ) async throws -> CompiledModule {
        try await bench.sharedCompiler.compile(
            name, sources, against: imported.named(sources.imports) + others + [production], flags: Compiler.appCode + flags)
    }
}
