package import Foundation
package import Workspace

/// A folder of products, each found by the hash of its sources.
///
/// An entry appears under its name all at once, so that two checks at the same time, or one that was stopped half-way, never see half
/// of one. An entry is never changed.
package struct Cache: Sendable {
    /// The folder that holds the entries.
    package let folder: URL
    /// The folder of a cache whose entries count as well, and stay when this one goes; nil for a cache that stands alone.
    private let base: URL?

    /// Makes the folder if it is not there.
    ///
    /// - Parameters:
    ///   - folder: The folder that gets new entries.
    ///   - base: A cache whose entries count as well.
    package init(folder: URL, above base: Cache? = nil) throws {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw WorkspaceError.notWritable(path: folder.path, reason: WorkspaceError.reason(of: error))
        }
        // The compiler takes one module cache under two paths for two.
        self.folder = folder.resolvingSymlinksInPath()
        self.base = base?.folder
    }

    /// The compiler's own cache of the modules of the toolchain, which is one for all.
    var moduleCache: URL { (base ?? folder).appending(path: "module-cache") }

    /// Takes the compiler's own cache out of the way, so that the next compiler makes another.
    func removeModuleCache() {
        let damaged = folder.appending(path: "draft-\(UUID().uuidString)")
        if rename(moduleCache.path, damaged.path) == 0 { try? FileManager.default.removeItem(at: damaged) }
    }

    /// Returns the folder of an entry, and makes it first if it is missing; others that want it meanwhile wait.
    ///
    /// - Parameters:
    ///   - key: The hash of its sources.
    ///   - make: Fills the folder that it gets. If it throws, nothing is kept.
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
            throw WorkspaceError.notWritable(path: folder.path, reason: WorkspaceError.reason(of: error))
        }
        try await make(draft)
        try Inventory.write(in: draft)
        let entry = folder.appending(path: key.description)
        // This fails if somebody else was first, with the same content.
        guard rename(draft.path, entry.path) == 0 || existing(key) != nil else {
            throw WorkspaceError.notWritable(path: entry.path, reason: String(cString: strerror(errno)))
        }
        return entry
    }

    /// The folder of an entry, if it has been made and is whole.
    package func existing(_ key: ContentHash) -> URL? {
        [folder, base].lazy.compactMap { $0.flatMap { existing(key, in: $0) } }.first
    }

    private func existing(_ key: ContentHash, in folder: URL) -> URL? {
        let entry = folder.appending(path: key.description)
        // Its time says when it was last of use.
        guard utimes(entry.path, nil) == 0 else { return nil }
        if Inventory.matches(entry) { return entry }
        // Out of the way at once, so that nobody else takes it while it is removed.
        let damaged = folder.appending(path: "draft-\(UUID().uuidString)")
        if rename(entry.path, damaged.path) == 0 { try? FileManager.default.removeItem(at: damaged) }
        return nil
    }
}

/// The lock on making an entry.
///
/// It belongs to an open file, so it ends with the process whatever happens.
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
        // A process that waits for the removed file makes the same entry again at worst.
        Cleanup.remove(file)
        close(descriptor)
    }
}
