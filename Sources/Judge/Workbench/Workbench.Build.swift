internal import Foundation

extension Workbench {
    /// A module that was compiled, or refused.
    package struct Build: Sendable {
        let module: CompiledModule
        /// All that it imports, in the order of their imports.
        let imported: [CompiledModule]

        /// Whether it compiled.
        package var succeeded: Bool { module.succeeded }

        /// The compiler's errors, each with its file and line.
        package var errors: [String] {
            module.diagnostics.filter { $0.severity == .error }.map { error in
                [error.shortPlace, error.message].compactMap { $0 }.joined(separator: ": ")
            }
        }
    }

    /// Compiles a module of code as an app has it, on the main actor by default.
    ///
    /// - Parameters:
    ///   - name: The module's name.
    ///   - sources: Its files.
    ///   - configuration: How it and all that it imports are built.
    ///   - imported: Modules that were built before and that it may import.
    ///   - replaced: Sources that take the place of a library's own, by its name.
    /// - Throws: ``WorkspaceError`` if a library does not compile, or the compiler comes to no end.
    package func build(
        _ name: String, _ sources: SourceSet, configuration: Configuration = .debug, importing imported: [Build] = [],
        replacing replaced: [String: SourceSet] = [:]
    ) async throws -> Build {
        let libraries = Libraries(workspace: workspace, compiler: compiler, configuration: configuration, replaced: replaced)
        let own = Set(imported.map(\.module.name))
        var modules = imported.flatMap { $0.imported + [$0.module] }
        let more = try await libraries.modules(for: sources.imports.subtracting(own))
        modules += more.filter { module in !modules.contains { $0.name == module.name } }
        do {
            let module = try await compiler.compile(
                name, sources, against: modules, flags: Compiler.appCode, configuration: configuration)
            return Build(module: module, imported: modules)
        } catch let error as ToolInterrupted {
            throw WorkspaceError(error)
        }
    }

    /// What other files can see of a module.
    package func declarations(of build: Build) throws -> Set<SymbolGraph.Declaration> {
        try SymbolGraph(of: build.module).declarations
    }

    /// The names of all symbols in a module's object file, in the words of the source.
    package func symbols(of build: Build) async throws -> [String] {
        try await kept(["symbols", build.module.folder.lastPathComponent]) {
            let mangled = try await ask("llvm-nm", ["--just-symbol-name", build.module.object])
            return try await ask("swift-demangle", ["--compact"], input: Data(mangled.utf8)).split(separator: "\n").map(String.init)
        }
    }
}

extension WorkspaceError {
    /// The compiler or the linker ended before it had done its work.
    init(_ interrupted: ToolInterrupted) {
        switch interrupted {
        case .timedOut(let what): self = .toolFailed(what: what, output: "it came to no end")
        case .crashed(let what, let output): self = .toolFailed(what: what, output: output)
        }
    }
}
