internal import Building
internal import Faults
internal import Workspace

/// The modules and programs of a check.
struct Programs: Sendable {
    let check: Check
    let bench: Workbench
    let libraries: Libraries
    private let files: ParsedFiles
    /// The libraries that the check's modules import.
    private(set) var imported: [CompiledModule]
    /// The learner's substitutes among them.
    private(set) var fakes: [CompiledModule] = []
    /// The configuration in which the learner's module is compiled, unless another one is asked for.
    private(set) var configuration = Configuration.debug

    /// Compiles the libraries that a check needs.
    init(_ files: ParsedFiles, of check: Check, on bench: Workbench, _ libraries: Libraries) async throws {
        self.check = check
        self.bench = bench
        self.files = files
        self.libraries = libraries
        imported = try await libraries.modules(for: files.libraries)
    }

    var production: ParsedSources { files.production }
    var tests: ParsedSources { files.tests }
    var behaviorTests: ParsedSources { files.behaviorTests }
    var seamTests: ParsedSources { files.seamTests }
    /// The files in which the seam is: the substitutes', if the kata asks for some.
    var seamSources: ParsedSources { check.kata.substitutes.isEmpty ? files.production : files.fakes }

    // MARK: Modules

    /// The same modules and programs, compiled with the learner's substitutes for modules of others; the same as these without any.
    func substituted() async throws -> Programs {
        var programs = self
        for name in check.kata.substitutes {
            let sources = check.submission.fake(name)
            let fake = try await bench.compiler.compile(
                name, sources, against: imported.named(sources.imports).filter { $0.name != name }, flags: Compiler.otherCode)
            programs.imported.removeAll { $0.name == name }
            programs.imported.append(fake)
            programs.fakes.append(fake)
        }
        return programs
    }

    /// The same modules and programs, with the learner's module as a release build has it.
    var withoutDebug: Programs {
        var programs = self
        programs.configuration = .withoutDebug
        return programs
    }

    /// The same modules and programs, with the learner's module optimized: only then nothing is left of its assertions.
    var optimized: Programs {
        var programs = self
        programs.configuration = .testableRelease
        return programs
    }

    /// Compiles the learner's module.
    func productionModule() async throws -> CompiledModule {
        try await compile(
            check.module, production.sources, importing: production.imports, configuration: configuration,
            writesSymbolGraph: check.kata.description.surface != nil)
    }

    /// Compiles the learner's tests; nil if there are none.
    func testsModule(of production: CompiledModule, configuration: Configuration = .debug) async throws -> CompiledModule? {
        guard !tests.sources.files.isEmpty else { return nil }
        return try await compile(
            check.testsModule, tests.sources, importing: tests.imports, of: production, configuration: configuration,
            writesSymbolGraph: hasXCTests)
    }

    /// The values of the conditions in `#if` in the learner's module.
    func conditions() async throws -> BuildConditions {
        try await bench.compiler.conditions(in: production.trees, of: check.module, against: imported.named(production.imports))
    }

    func compile(
        _ name: String, _ sources: SourceSet, importing imports: Set<String>, of production: CompiledModule? = nil,
        configuration: Configuration = .debug, writesSymbolGraph: Bool = false, flags: [String] = []
    ) async throws -> CompiledModule {
        try await bench.compiler.compile(
            name, sources, against: imported.named(imports) + [production].compactMap(\.self), flags: Compiler.appCode + flags,
            configuration: configuration, writesSymbolGraph: writesSymbolGraph)
    }

    /// The learner's factories that set contexts or a decorator where they are defined.
    var factoriesWithModifiers: Set<String> {
        FactoryDefinitions.withModifiers(in: production).union(FactoryDefinitions.withModifiers(in: tests))
    }

    // MARK: The surface

    /// Finds the visible declarations that the kata forbids, in a debug and in a release build of the learner's module.
    func surfaceViolations() async throws -> [SurfaceRule.Violation] {
        guard let rules = check.kata.description.surface else { return [] }
        let (debug, release) = (try await productionModule(), try await withoutDebug.productionModule())
        guard release.succeeded else { return [.notCompiling(release.firstError)] }
        return try rules.flatMap { $0.violations(debug: try SymbolGraph(of: debug), release: try SymbolGraph(of: release)) }
    }

    // MARK: Programs

    /// Links a test program.
    ///
    /// - Parameters:
    ///   - modules: The learner's module and the modules of the workspace's tests.
    ///   - learnerTests: The module of the learner's tests, whose XCTest methods are listed; nil if there is none.
    ///   - keepsNames: Whether lines of the source can be found in it.
    func program(_ modules: [CompiledModule], with learnerTests: CompiledModule?, keepsNames: Bool = false) async throws -> String {
        let learnerTests = [learnerTests].compactMap(\.self)
        let list = try await xctests(in: learnerTests.first).compiled(by: bench.compiler, against: learnerTests)
        guard list.succeeded else {
            throw ToolInterrupted.crashed(
                what: "compiling the list of XCTest methods", output: list.errors.map(\.short).joined(separator: "\n"))
        }
        let runner = try await libraries.runner(beside: files.libraries)
        return try await bench.linker.link(runner + modules + learnerTests + [list], keepsNames: keepsNames)
    }

    /// Links a program in which the lines of the learner's code can be found.
    ///
    /// - Parameters:
    ///   - modules: The modules of the workspace's tests.
    ///   - hasTests: Whether the learner's tests are in it.
    func tracedProgram(_ modules: [CompiledModule], hasTests: Bool) async throws -> String {
        let production = try await compile(
            check.module, production.sources, importing: production.imports, configuration: configuration.traced)
        let tests = hasTests ? try await testsModule(of: productionModule(), configuration: configuration.traced) : nil
        // It comes before the module that the others were compiled against, and replaces it.
        return try await program([production] + modules, with: tests, keepsNames: true)
    }

    /// The learner's test classes that no test run finds.
    func privateTestClasses(in tests: CompiledModule?) throws -> [String] {
        try xctests(in: tests).privateClasses
    }

    private func xctests(in tests: CompiledModule?) throws -> XCTestList {
        XCTestList(hasXCTests ? try tests.map(SymbolGraph.init) : nil, module: check.testsModule)
    }

    /// Whether the learner's tests may be XCTests.
    ///
    /// Without them the compiler need not list the declarations.
    private var hasXCTests: Bool { tests.imports.contains("XCTest") }
}
