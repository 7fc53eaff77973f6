internal import Foundation

/// The sources of one of the workspace's own modules, as far as they must be known to find it compiled already.
///
/// Reading, hashing and parsing a library's files would cost more than a whole repeated check, so what was found is kept under the
/// files' sizes, inodes and times of change. A submission is never treated like this: its bytes decide.
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
        guard let stamp = Self.stamp(of: folder.appending(path: path)) else { return nil }
        let (folder, path) = (folder, path)
        let entry = try await store.entry(ContentKey(["library 1", folder.path, stamp])) { draft in
            let sources = try Self.read(folder, path)
            let findings = Findings(digest: ContentKey(sources.keyParts).description, imports: sources.imports)
            try JSONEncoder().encode(findings).write(to: draft.appending(path: "findings.json"))
        }
        let findings = try JSONDecoder().decode(Findings.self, from: Data(contentsOf: entry.appending(path: "findings.json")))
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

    /// What changes with every change of a file: names, sizes, inodes and the times of the last change, which no program can set.
    private static func stamp(of folder: URL) -> String? {
        guard let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap({ $0 as? String }) else { return nil }
        let swiftFiles = names.filter { $0.hasSuffix(".swift") }.sorted()
        guard !swiftFiles.isEmpty else { return nil }
        return swiftFiles.map { name in
            var status = stat()
            stat(folder.path + "/" + name, &status)
            #if canImport(Darwin)
            let changed = status.st_ctimespec
            #else
            let changed = status.st_ctim
            #endif
            return "\(name) \(status.st_size) \(status.st_ino) \(changed.tv_sec) \(changed.tv_nsec)"
        }.joined(separator: "\n")
    }
}
