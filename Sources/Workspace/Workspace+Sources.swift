package import Foundation

extension Workspace {
    /// Reads the Swift files below a folder of the clone.
    ///
    /// - Parameters:
    ///   - path: The folder to read, below `folder`.
    ///   - folder: The folder in which the files' paths begin; nil for the clone's root.
    /// - Throws: ``WorkspaceError/missing(path:)`` if the folder is gone or holds none, or a file cannot be read: a clone that is not whole
    ///   must never look like one in which there is nothing to read.
    package func sources(at path: String, in folder: URL? = nil) throws(WorkspaceError) -> SourceSet {
        let folder = folder ?? root
        let sources: SourceSet
        do {
            sources = try SourceSet(in: folder, at: path, followsLinks: true)
        } catch {
            throw .missing(path: folder.appending(path: error.place.file).path)
        }
        guard !sources.files.isEmpty else { throw .missing(path: folder.appending(path: path).path) }
        return sources
    }
}
