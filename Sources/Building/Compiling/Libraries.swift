internal import Foundation
package import Workspace

/// The workspace's own modules that submissions and test processes import.
package struct Libraries: Sendable {
    /// The modules that katas, solutions and their tests may import.
    package static let forKatas: Set = ["AnalyticsSDK", "Injection", "InjectionTesting", "Recording", "UIKitShim"]
    /// The modules whose functions katas call through their seams.
    package static let behindSeams: Set = ["AnalyticsSDK"]
    /// The main program of test processes, the protocol that it speaks, and the facts that it checks.
    package static let forTestProcesses: Set = ["Facts", "RunnerProtocol", "TestRunner"]

    private let workspace: Workspace
    private let compiler: Compiler
    private let configuration: Configuration
    private let replaced: [String: SourceSet]
    /// The findings so far; nil if the sources are looked at each time.
    private var found: FoundLibraries?

    /// Makes the libraries of a workspace.
    ///
    /// - Parameters:
    ///   - bench: The workspace's workbench.
    ///   - configuration: The way in which they are built.
    ///   - replaced: Sources that take the place of a module's own, by its name.
    package init(on bench: Workbench, configuration: Configuration = .debug, replaced: [String: SourceSet] = [:]) {
        workspace = bench.workspace
        compiler = bench.libraryCompiler
        self.configuration = configuration
        self.replaced = replaced
    }

    /// The same libraries, whose sources are looked at only once: for one check, during which they are taken to stay the same.
    package func lookedAtOnce() -> Libraries {
        var libraries = self
        libraries.found = FoundLibraries()
        return libraries
    }

    /// Compiles the modules among these names that are the workspace's, and the modules that they import in turn.
    ///
    /// - Throws: ``WorkspaceError`` if one is missing or does not compile.
    package func modules(for imports: Set<String>) async throws -> [CompiledModule] {
        try await modules(for: imports, beside: [])
    }

    private func modules(for imports: Set<String>, beside others: Set<String> = []) async throws -> [CompiledModule] {
        guard let found else { return try await compiledModules(for: imports, beside: others) }
        return try await found.modules.once("\(imports.sorted()) \(others.sorted())") {
            try await compiledModules(for: imports, beside: others)
        }()
    }

    private func compiledModules(for imports: Set<String>, beside others: Set<String>) async throws -> [CompiledModule] {
        // An import behind `canImport` is satisfied only if another module of the program brings it.
        var present: Set<String> = []
        for name in imports.union(others) { try await collect(name, in: &present) }
        var found: [CompiledModule] = []
        for name in imports.sorted() { try await add(name, of: present, to: &found) }
        return found
    }

    /// Compiles the main program of a test process.
    ///
    /// - Parameter others: The other modules of the program. The main program looks into `Injection` only if it is there.
    package func runner(beside others: Set<String>) async throws -> [CompiledModule] {
        try await modules(for: Self.forTestProcesses, beside: others)
    }

    /// Compiles the module that facts import.
    package func facts() async throws -> [CompiledModule] {
        try await modules(for: ["Facts"])
    }

    /// The digest of the sources of all of them: equal for equal sources, and for nothing else.
    package func digest() async throws -> String {
        try await digest(of: Self.forKatas.union(Self.forTestProcesses).union([LauncherProgram.module]))
    }

    /// The digest of the sources of some of the workspace's modules.
    package func digest(of modules: Set<String>) async throws -> String {
        var digests: [String] = []
        for name in modules.sorted() { digests.append(try await sources(of: name).digest) }
        return ContentHash(digests).description
    }

    /// Reads the sources of modules.
    package func sources(of names: Set<String>) async throws -> [SourceSet] {
        var found: [SourceSet] = []
        for name in names.sorted() { found.append(try await sources(of: name).read()) }
        return found
    }

    private func sources(of name: String) async throws -> LibrarySources {
        let look = { @Sendable [workspace, cache = compiler.cache] in try await LibrarySources(of: name, in: workspace, cache: cache) }
        return if let found { try await found.sources.once(name, look)() } else { try await look() }
    }

    /// Collects the name of a module and of those that it imports under all conditions.
    private func collect(_ name: String, in names: inout Set<String>) async throws {
        guard Self.forKatas.union(Self.forTestProcesses).contains(name), names.insert(name).inserted else { return }
        let sources = try await sources(of: name)
        for dependency in sources.imports.subtracting(sources.conditionalImports) { try await collect(dependency, in: &names) }
    }

    private func add(_ name: String, of present: Set<String>, to found: inout [CompiledModule]) async throws {
        guard present.contains(name), !found.contains(where: { $0.name == name }) else { return }
        let sources = try await sources(of: name)
        for dependency in sources.imports.sorted() where dependency != name { try await add(dependency, of: present, to: &found) }
        let replacement = replaced[name]
        let module: CompiledModule
        do {
            module = try await compiler.compile(
                name, digest: replacement.map { ContentHash($0.keyParts).description } ?? sources.digest,
                against: found.named(sources.imports), flags: Compiler.libraryCode, configuration: configuration,
                sources: { try replacement ?? sources.read() })
        } catch let error as ToolInterrupted {
            // The workspace's own code compiles, so the cause is the machine, such as a disk that is full.
            throw error.inWorkspace
        }
        guard module.succeeded else {
            throw WorkspaceError.toolFailed(
                what: "Compiling the workspace's module \(name)",
                output: module.firstError?.line(in: workspace.root.path) ?? "the compiler gives no reason")
        }
        found.append(module)
    }
}
