package import Foundation

/// A folder that exists as long as this object.
package final class TemporaryFolder: Sendable {
    package let url: URL

    package init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "seams-\(UUID().uuidString)").resolvingSymlinksInPath()
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
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
