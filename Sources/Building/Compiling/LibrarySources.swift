internal import Foundation
internal import Workspace

/// The digest and the imports of one of the workspace's own modules, which are enough to find it in the cache.
///
/// Reading, hashing and parsing a library's files would cost more than a whole repeated check, so the findings are kept under the
/// ``FolderStamp``. A submission is never treated like this: its bytes decide.
struct LibrarySources: Sendable {
    private struct Findings: Codable {
        var digest: String
        var imports: Set<String>
        var conditionalImports: Set<String>
    }

    /// Equal for equal sources.
    let digest: String
    /// The modules that they import.
    let imports: Set<String>
    /// The modules among ``imports`` that they import only where a build has them.
    let conditionalImports: Set<String>
    private let workspace: Workspace
    private let path: String

    /// Finds a module's sources.
    ///
    /// - Throws: ``WorkspaceError/missing(path:)`` if there are none.
    init(of name: String, in workspace: Workspace, cache: Cache) async throws {
        let path = "Sources/\(name)"
        let folder = workspace.root.appending(path: path).resolvingSymlinksInPath()
        let stamp = FolderStamp(folders: [folder])()
        let entry = try await cache.entry(ContentHash(["library 3", folder.path, path, stamp])) { draft in
            let sources = try workspace.sources(at: path)
            let findings = Findings(
                digest: ContentHash(sources.keyParts).description, imports: sources.imports, conditionalImports: sources.conditionalImports)
            try CachedFile(draft, "findings.json").write(json: findings)
        }
        let findings = try CachedFile(entry, "findings.json").value(Findings.self)
        (digest, imports, conditionalImports) = (findings.digest, findings.imports, findings.conditionalImports)
        (self.workspace, self.path) = (workspace, path)
    }

    /// Reads the files themselves.
    func read() throws -> SourceSet {
        try workspace.sources(at: path)
    }
}
