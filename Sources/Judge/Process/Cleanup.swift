internal import Foundation
internal import Synchronization

/// Files and folders that must not outlive this process.
package enum Cleanup {
    private static let folders = Mutex<Set<URL>>([])

    static func add(_ folder: URL) {
        folders.withLock { _ = $0.insert(folder) }
    }

    static func remove(_ folder: URL) {
        try? FileManager.default.removeItem(at: folder)
        folders.withLock { _ = $0.remove(folder) }
    }

    /// Ends what is running and removes what was for a while; for a signal that ends this process.
    package static func now() {
        ProcessGroups.endAll()
        folders.withLock { folders in folders.forEach { try? FileManager.default.removeItem(at: $0) } }
    }
}
