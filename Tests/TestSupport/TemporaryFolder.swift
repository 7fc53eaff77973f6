package import Foundation
internal import Synchronization

/// A folder that exists as long as this object.
package final class TemporaryFolder: Sendable {
    package let url: URL

    package init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "seams-\(UUID().uuidString)").resolvingSymlinksInPath()
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        Self.existing.withLock { [url] in _ = $0.insert(url) }
    }

    deinit {
        Self.existing.withLock { [url] in _ = $0.remove(url) }
        try? FileManager.default.removeItem(at: url)
    }

    /// The folders that exist; those of objects that live until the process ends are removed then.
    private static let existing: Mutex<Set<URL>> = {
        atexit { TemporaryFolder.removeAll() }
        return Mutex([])
    }()

    private static func removeAll() {
        for folder in existing.withLock({ $0 }) { try? FileManager.default.removeItem(at: folder) }
    }

    /// The place of a file or folder in it.
    package func callAsFunction(_ path: String) -> URL {
        url.appending(path: path)
    }

    /// Runs a body with a folder of its own.
    package static func with<Result>(_ body: (URL) async throws -> Result) async throws -> Result {
        let folder = try TemporaryFolder()
        defer { withExtendedLifetime(folder) {} }
        return try await body(folder.url)
    }
}
