internal import Building
internal import Faults
internal import Workspace

/// The workspace's tests of one kind, compiled for a learner's module.
struct AcceptanceTests: Sendable {
    /// The tests as they are written.
    let written: ParsedSources
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
    func acceptanceTests(_ name: String, _ tests: ParsedSources, of production: CompiledModule) async throws -> AcceptanceTests {
        if let facts = PlainFacts(tests) {
            let module = try await sharedModule(
                name, facts.sources, importing: tests.imports, of: production, with: libraries.facts(), ["-suppress-warnings"])
            if module.succeeded { return AcceptanceTests(written: tests, module: module, areFacts: true) }
        }
        return try await written(tests, as: name, of: production)
    }

    /// Compiles tests that are facts as they are written.
    func written(_ tests: AcceptanceTests, of production: CompiledModule) async throws -> AcceptanceTests {
        try await written(tests.written, as: tests.module.name, of: production)
    }

    private func written(_ tests: ParsedSources, as name: String, of production: CompiledModule) async throws -> AcceptanceTests {
        let module = try await sharedModule(name, tests.sources, importing: tests.imports, of: production)
        return AcceptanceTests(written: tests, module: module, areFacts: false)
    }

    /// Compiles a module of the workspace's tests for the learner's module.
    ///
    /// It depends on the learner's module only through its outline, so submissions with the same outline share it, unless it names a private
    /// member, as a subclass may, or the outline is no Swift.
    private func sharedModule(
        _ name: String, _ sources: SourceSet, importing imports: Set<String>, of production: CompiledModule,
        with others: [CompiledModule] = [], _ flags: [String] = []
    ) async throws -> CompiledModule {
        func compile(for production: CompiledModule) async throws -> CompiledModule {
            try await bench.sharedCompiler.compile(
                name, sources, against: imported.named(imports) + others + [production], flags: Compiler.appCode + flags)
        }
        if let outline = try await outline(), outline.succeeded {
            let module = try await compile(for: outline)
            if module.succeeded, try !module.mentions(Outline.privateName) { return module }
        }
        return try await compile(for: production)
    }

    /// Compiles the outline of the learner's module; nil if it has none.
    private func outline() async throws -> CompiledModule? {
        guard let outline = Outline(of: production) else { return nil }
        return try await bench.sharedCompiler.compile(
            check.module, outline.sources, against: imported.named(production.imports), flags: Compiler.appCode + ["-suppress-warnings"],
            configuration: configuration)
    }
}
