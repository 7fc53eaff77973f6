internal import Foundation
package import Workspace

extension Workbench {
    /// The digest of a set of sources: equal for equal sources, and for nothing else.
    package func digest(_ sources: SourceSet) -> String { ContentHash(sources.keyParts).description }

    /// The digest of a list of texts: equal for equal texts, and for nothing else.
    package func digest(_ texts: [String]) -> String { ContentHash(texts).description }

    /// Returns the value that was made before from the same content, or makes and keeps it.
    ///
    /// - Parameters:
    ///   - parts: The content that it is made from.
    ///   - again: Whether to forget the value that was made before.
    ///   - make: Makes it.
    package func kept<Value: Codable>(
        _ parts: [String], again: Bool = false, make: () async throws -> Value
    ) async throws -> Value {
        let key = ContentHash(["kept 1", toolchain] + parts)
        if again, let known = cache.existing(key) { try? FileManager.default.removeItem(at: known) }
        let file = "value.json"
        let entry = try await cache.entry(key) { try CachedFile($0, file).write(json: await make()) }
        return try CachedFile(entry, file).value()
    }
}
