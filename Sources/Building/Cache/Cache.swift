package import Foundation
internal import Workspace

/// A folder of things that were made once and are known by what they were made from.
///
/// An entry appears under its name all at once, so that two checks at the same time, or one that was stopped half-way, never see half
/// of one. Nothing in it is ever changed.
package struct Cache: Sendable {
    /// Where the entries lie.
    package let folder: URL

    /// Makes the folder if it is not there.
    package init(folder: URL) throws {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw WorkspaceError.notWritable(path: folder.path, reason: error.localizedDescription)
        }
        // The compiler takes one module cache under two paths for two.
        self.folder = folder.resolvingSymlinksInPath()
    }

    /// The folder with this entry, which is made if it is not there yet. Whoever wants it meanwhile waits for it.
    ///
    /// - Parameters:
    ///   - key: What it is made from.
    ///   - make: Fills the folder that it is given. If it throws, nothing is kept.
    package func entry(_ key: ContentHash, make: (URL) async throws -> Void) async throws -> URL {
        if let entry = existing(key) { return entry }
        let turn = await CacheLock(at: folder.appending(path: "\(key).lock"))
        defer { turn.end() }
        if let entry = existing(key) { return entry }
        let draft = folder.appending(path: "draft-\(UUID().uuidString)")
        Cleanup.add(draft)
        defer { Cleanup.remove(draft) }
        do {
            try FileManager.default.createDirectory(at: draft, withIntermediateDirectories: true)
        } catch {
            throw WorkspaceError.notWritable(path: folder.path, reason: error.localizedDescription)
        }
        try await make(draft)
        let entry = folder.appending(path: key.description)
        // This fails if somebody else was first, with the same content.
        guard rename(draft.path, entry.path) == 0 || existing(key) != nil else {
            throw WorkspaceError.notWritable(path: entry.path, reason: String(cString: strerror(errno)))
        }
        return entry
    }

    /// The folder with this entry, if it has been made.
    package func existing(_ key: ContentHash) -> URL? {
        let entry = folder.appending(path: key.description)
        // Its time says when it was last of use.
        return utimes(entry.path, nil) == 0 ? entry : nil
    }
}

/// The right to make an entry. The lock belongs to an open file, so it ends with the process whatever happens.
private struct CacheLock {
    private let file: URL
    private let descriptor: CInt

    /// Waits on a thread of its own, so that nobody else does.
    init(at file: URL) async {
        let path = file.path
        self.file = file
        Cleanup.add(file)
        descriptor = await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                let descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
                flock(descriptor, LOCK_EX)
                continuation.resume(returning: descriptor)
            }
        }
    }

    func end() {
        // Who waits for the file that is gone now makes at worst the same entry again.
        Cleanup.remove(file)
        close(descriptor)
    }
}
