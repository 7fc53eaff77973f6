internal import Foundation
package import Workspace

extension Workbench {
    /// Compiles a module of code as an app has it, on the main actor by default.
    ///
    /// - Parameters:
    ///   - name: The module's name.
    ///   - sources: Its files.
    ///   - configuration: The way in which it and all that it imports are built.
    ///   - imported: The modules built earlier that it may import.
    ///   - replaced: Sources that take the place of a library's own, by its name.
    /// - Returns: The module, which may be one that did not compile.
    /// - Throws: ``WorkspaceError`` if a library does not compile, or the compiler does not finish.
    package func build(
        _ name: String, _ sources: SourceSet, configuration: Configuration = .debug, importing imported: [CompiledModule] = [],
        replacing replaced: [String: SourceSet] = [:]
    ) async throws -> CompiledModule {
        let libraries = Libraries(on: self, configuration: configuration, replaced: replaced)
        let modules = try await imported + libraries.modules(for: sources.imports).named(sources.imports)
        do {
            return try await compiler.compile(
                name, sources, against: modules, flags: Compiler.appCode, configuration: configuration, writesSymbolGraph: true)
        } catch let error as ToolInterrupted {
            throw error.inWorkspace
        }
    }

    /// The declarations of a module that other files can see.
    package func declarations(of module: CompiledModule) throws -> Set<SymbolGraph.Declaration> {
        try SymbolGraph(of: module).declarations
    }

    /// The names of all symbols in a module's object file, in the words of the source.
    package func symbols(of module: CompiledModule) async throws -> [String] {
        try await kept(["symbols", module.folder.lastPathComponent]) {
            let mangled = try await ask("llvm-nm", ["--just-symbol-name", module.object])
            return try await ask("swift-demangle", ["--compact"], input: Data(mangled.utf8)).split(separator: "\n").map(String.init)
        }
    }
}
