internal import Foundation
package import Workspace

/// The workspace's own modules that submissions and test processes import.
package struct Libraries: Sendable {
    /// The modules that katas, solutions and their tests may import.
    package static let forKatas: Set = ["AnalyticsSDK", "Injection", "InjectionTesting", "Recording", "UIKitShim"]
    /// The modules whose functions katas call through their seams.
    package static let behindSeams: Set = ["AnalyticsSDK"]
    /// The main program of test processes, and the protocol that it speaks.
    package static let forTestProcesses: Set = ["RunnerProtocol", "TestRunner"]

    private let workspace: Workspace
    private let compiler: Compiler
    private let configuration: Configuration
    private let replaced: [String: SourceSet]

    /// Makes the libraries of a workspace.
    ///
    /// - Parameters:
    ///   - bench: The workspace's workbench.
    ///   - configuration: The way in which they are built.
    ///   - replaced: Sources that take the place of a module's own, by its name.
    package init(on bench: Workbench, configuration: Configuration = .debug, replaced: [String: SourceSet] = [:]) {
        workspace = bench.workspace
        compiler = bench.compiler
        self.configuration = configuration
        self.replaced = replaced
    }

    /// Compiles the modules among these names that are the workspace's, and the modules that they import in turn.
    ///
    /// - Throws: ``WorkspaceError`` if one is missing or does not compile.
    package func modules(for imports: Set<String>) async throws -> [CompiledModule] {
        var found: [CompiledModule] = []
        for name in imports.sorted() { try await add(name, to: &found) }
        return found
    }

    /// The digest of the sources of all of them: equal for equal sources, and for nothing else.
    package func digest() async throws -> String {
        var digests: [String] = []
        for name in Self.forKatas.union(Self.forTestProcesses).union([LauncherProgram.module]).sorted() {
            digests.append(try await sources(of: name).digest)
        }
        return ContentHash(digests).description
    }

    /// Reads the sources of modules.
    package func sources(of names: Set<String>) async throws -> [SourceSet] {
        var found: [SourceSet] = []
        for name in names.sorted() { found.append(try await sources(of: name).read()) }
        return found
    }

    private func sources(of name: String) async throws -> LibrarySources {
        try await LibrarySources(of: name, in: workspace, cache: compiler.cache)
    }

    private func add(_ name: String, to found: inout [CompiledModule]) async throws {
        guard Self.forKatas.union(Self.forTestProcesses).contains(name), !found.contains(where: { $0.name == name }) else { return }
        let sources = try await sources(of: name)
        for dependency in sources.imports.sorted() where dependency != name { try await add(dependency, to: &found) }
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
