internal import Foundation

/// The workspace's own modules, as far as somebody imports them, compiled in the order of their imports.
struct Libraries: Sendable {
    let workspace: Workspace
    let compiler: Compiler
    var configuration = Configuration.debug
    /// Sources that take the place of a module's own, by its name.
    var replaced: [String: SourceSet] = [:]

    /// The modules that these imports lead to, and what those import in turn.
    ///
    /// - Throws: ``WorkspaceError/toolFailed(what:output:)`` if one does not compile.
    func modules(for imports: Set<String>) async throws -> [CompiledModule] {
        var found: [CompiledModule] = []
        for name in imports.sorted() { try await add(name, to: &found) }
        return found
    }

    private func add(_ name: String, to found: inout [CompiledModule]) async throws {
        guard !found.contains(where: { $0.name == name }), Self.canBeImported(name),
            let sources = try await LibrarySources(of: name, in: workspace, store: compiler.store)
        else { return }
        for dependency in sources.imports.sorted() where dependency != name { try await add(dependency, to: &found) }
        let replacement = replaced[name]
        let module = try await compiler.compile(
            name, digest: replacement.map { ContentKey($0.keyParts).description } ?? sources.digest, against: found,
            flags: Compiler.libraryCode, configuration: configuration, sources: { try replacement ?? sources.read() })
        guard module.succeeded else {
            let error = module.firstError
            throw WorkspaceError.toolFailed(
                what: "Compiling the workspace's module \(name)",
                output: [error?.place(in: workspace.root.path), error?.message].compactMap { $0 }.joined(separator: ": "))
        }
        found.append(module)
    }

    /// A submission may import what is there for it, not the judge.
    private static func canBeImported(_ name: String) -> Bool {
        name.wholeMatch(of: /\w+/) != nil && !["Judge", "kata"].contains(name)
    }
}
