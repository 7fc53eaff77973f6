package import Foundation

extension Workspace {
    /// Reads the Swift files below a folder of the clone.
    ///
    /// - Parameters:
    ///   - path: The folder to read, below `folder`.
    ///   - folder: The folder in which the files' paths begin; nil for the clone's root.
    /// - Throws: ``WorkspaceError/missing(path:)`` if the folder is missing or has no Swift file, as an incomplete clone must never look like
    ///   one without code; ``WorkspaceError/notReadable(path:reason:)`` if a file cannot be read.
    package func sources(at path: String, in folder: URL? = nil) throws(WorkspaceError) -> SourceSet {
        let folder = folder ?? root
        let sources: SourceSet
        do {
            sources = try SourceSet(in: folder, at: path, followsLinks: true)
        } catch {
            throw .notReadable(path: folder.appending(path: error.place.file).path, reason: error.reason)
        }
        guard !sources.files.isEmpty else { throw .missing(path: folder.appending(path: path).path) }
        return sources
    }
}
