package import Foundation
package import Workspace

/// The compiler and the linker of one toolchain, with the cache of their products.
package struct Workbench: Sendable {
    package let workspace: Workspace
    package let cache: Cache
    /// The compiler for code of the workspace that depends on a submission only through its declarations.
    package let sharedCompiler: Compiler
    package let compiler: Compiler
    package let linker: Linker
    /// The compiler for the workspace's own code, which runs without restrictions.
    let libraryCompiler: Compiler
    private let launching: Once<String>

    /// Makes a workbench with the first Swift toolchain on the PATH.
    ///
    /// - Parameters:
    ///   - workspace: The clone whose libraries are compiled.
    ///   - folder: The cache's folder; nil for the workspace's own.
    ///   - products: The folder for the compiled modules and programs of submissions; nil to keep them in the cache.
    ///   - searchPath: The value of PATH.
    /// - Throws: ``WorkspaceError`` if there is no toolchain, or no right to write the cache's folder.
    package init(
        workspace: Workspace, cache folder: URL? = nil, products: URL? = nil,
        searchPath: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
    ) async throws {
        self.workspace = workspace
        cache = try Cache(folder: folder ?? workspace.cacheFolder)
        cache.prune()
        let toolchain = try await Toolchain(searchPath: searchPath, cache: cache)
        let (free, cache) = (Compiler(toolchain: toolchain, cache: cache), cache)
        // Nobody waits for a process that runs on when this one ends, so neither is begun before it is needed.
        let launching = Once {
            try await LauncherProgram.path(in: workspace, compiler: free, linker: Linker(toolchain: toolchain, cache: cache))
        }
        let preparing = Once { try await free.prepareSystemModules() }
        self.launching = launching
        libraryCompiler = Compiler(toolchain: toolchain, cache: cache) {
            try await preparing()
            return nil
        }
        let prepare: @Sendable () async throws -> Confinement? = {
            try await preparing()
            return .tool(launcher: try await launching())
        }
        sharedCompiler = Compiler(toolchain: toolchain, cache: cache, prepare: prepare)
        let products = try products.map { try Cache(folder: $0, above: cache) } ?? cache
        compiler = Compiler(toolchain: toolchain, cache: products, prepare: prepare)
        linker = Linker(toolchain: toolchain, cache: products, answers: cache, prepare: prepare)
    }

    /// The path of the program that confines others.
    ///
    /// - Throws: ``WorkspaceError``.
    package var launcher: String {
        get async throws { try await launching() }
    }

    /// The identity of the toolchain; it changes when another takes its place.
    package var toolchain: String { compiler.toolchain.identity }

    /// Runs one of the toolchain's tools.
    ///
    /// - Returns: Its standard output.
    /// - Throws: ``WorkspaceError/toolFailed(what:output:)`` if it fails.
    func ask(_ tool: String, _ arguments: [String], input: Data = Data()) async throws -> String {
        let outcome = try await Subprocess(
            program: compiler.toolchain.tool(tool), arguments: arguments, folder: workspace.root.path, environment: [:], input: input,
            limits: .init(seconds: Compiler.secondsAllowed, outputBytes: 4 << 20)
        ).run()
        guard outcome.ending == .exited(0) else {
            throw WorkspaceError.toolFailed(what: "Running \(tool)", output: String(decoding: outcome.standardError, as: UTF8.self))
        }
        return String(decoding: outcome.standardOutput, as: UTF8.self)
    }
}
