internal import Foundation

/// The sources of one of the workspace's own modules, as far as they must be known to find it compiled already.
///
/// Reading, hashing and parsing a library's files would cost more than a whole repeated check, so what was found is kept under the
/// ``FolderStamp``. A submission is never treated like this: its bytes decide.
struct LibrarySources: Sendable {
    /// What is kept.
    private struct Findings: Codable {
        var digest: String
        var imports: Set<String>
    }

    /// Equal for equal sources.
    let digest: String
    /// The modules that they import.
    let imports: Set<String>
    private let folder: URL
    private let path: String

    /// Finds a module's sources.
    ///
    /// - Returns: Nil if there are none.
    init?(of name: String, in workspace: Workspace, store: Store) async throws {
        folder = workspace.root
        path = "Sources/\(name)"
        let stamp = FolderStamp(folders: [folder.appending(path: path)])()
        guard !stamp.isEmpty else { return nil }
        let (folder, path) = (folder, path)
        let entry = try await store.entry(ContentKey(["library 1", folder.path, stamp])) { draft in
            let sources = try Self.read(folder, path)
            let findings = Findings(digest: ContentKey(sources.keyParts).description, imports: sources.imports)
            try ScratchFile(draft, "findings.json").write(json: findings)
        }
        let findings = try ScratchFile(entry, "findings.json").value(Findings.self)
        (digest, imports) = (findings.digest, findings.imports)
    }

    /// The files themselves.
    func read() throws -> SourceSet {
        try Self.read(folder, path)
    }

    private static func read(_ folder: URL, _ path: String) throws -> SourceSet {
        do {
            return try SourceSet(in: folder, at: path)
        } catch {
            throw WorkspaceError.missing(path: folder.appending(path: error.path).path)
        }
    }
}
