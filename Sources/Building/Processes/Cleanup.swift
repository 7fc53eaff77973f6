package import Foundation
internal import Synchronization

/// Files and folders that must not outlive this process.
package enum Cleanup {
    private static let folders = Mutex<Set<URL>>([])

    package static func add(_ folder: URL) {
        folders.withLock { _ = $0.insert(folder) }
    }

    package static func remove(_ folder: URL) {
        try? FileManager.default.removeItem(at: folder)
        folders.withLock { _ = $0.remove(folder) }
    }

    /// Ends every process, removes the temporary folders, and then ends this process.
    package static func last(_ end: () -> Never) -> Never {
        ProcessGroups.endAll {
            folders.withLock { folders in
                folders.forEach { try? FileManager.default.removeItem(at: $0) }
                end()
            }
        }
    }
}
