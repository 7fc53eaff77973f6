internal import Building
package import Foundation
internal import Workspace

/// The folder outside of the package that holds its builds with planted faults, and the answers.
package struct Scratch: Sendable {
    package let folder: URL

    /// Makes the folder if it is not there.
    ///
    /// - Throws: ``MutationError/noScratch(path:reason:)``.
    package init(folder: URL) throws(MutationError) {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw .noScratch(path: folder.path, reason: WorkspaceError.reason(of: error))
        }
        guard FileManager.default.isWritableFile(atPath: folder.path) else {
            throw .noScratch(path: folder.path, reason: "you do not have permission")
        }
        self.folder = folder.resolvingSymlinksInPath()
    }

    /// The folder for a package in the user's cache folder.
    package static func standard(for root: URL, environment: [String: String]) -> URL {
        let home = environment["HOME"].map { URL(filePath: $0) } ?? FileManager.default.temporaryDirectory
        let caches = environment["XDG_CACHE_HOME"].flatMap { $0.isEmpty ? nil : URL(filePath: $0) } ?? home.appending(path: ".cache")
        let hash = ContentHash([root.path]).description.prefix(8)
        return caches.appending(path: "seams/mutate/\(root.lastPathComponent)-\(hash)")
    }

    /// The package manager's build folder.
    var build: URL { folder.appending(path: "build") }
    /// The planted files.
    var planted: URL { folder.appending(path: "planted") }
    var overlay: URL { folder.appending(path: "overlay.json") }
    /// The files of the runs.
    var runs: URL { folder.appending(path: "runs") }
    /// The toolchain's answers.
    var cache: URL { folder.appending(path: "cache") }

    /// Does some work while no other process works in the folder.
    ///
    /// - Parameters:
    ///   - wait: Called once if another process does.
    ///   - work: The work.
    func locked<Result>(wait: () -> Void, _ work: () async throws -> Result) async throws -> Result {
        let path = folder.appending(path: "lock").path
        let descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw WorkspaceError.notWritable(path: path, reason: String(cString: strerror(errno))) }
        // The lock ends with the process whatever happens. It is given back by name, since a program that is being started holds a copy of
        // the open file for a moment.
        defer {
            flock(descriptor, LOCK_UN)
            close(descriptor)
        }
        if flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            wait()
            while flock(descriptor, LOCK_EX | LOCK_NB) != 0 { try await Task.sleep(for: .milliseconds(200)) }
        }
        return try await work()
    }
}
