package import Foundation
internal import Synchronization

/// A folder that exists as long as this object.
package final class TemporaryFolder: Sendable {
    package let url: URL

    package init() throws {
        url = Self.place.appending(path: "seams-\(UUID().uuidString)").resolvingSymlinksInPath()
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

    /// The folder of all of them: in memory where there is room for programs, else among the system's temporary files.
    ///
    /// With a disk, all tests together took a tenth more of the processor's time: they make many small files, and remove them soon.
    private static let place: URL = {
        let memory = URL(filePath: "/dev/shm")
        #if os(Linux)
        var disk = statvfs()
        let noPrograms: UInt = 8  // ST_NOEXEC
        if statvfs(memory.path, &disk) == 0, disk.f_flag & noPrograms == 0, UInt(disk.f_bavail) * disk.f_frsize > 4 << 30,
            FileManager.default.isWritableFile(atPath: memory.path)
        {
            return memory
        }
        #endif
        return FileManager.default.temporaryDirectory
    }()

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
