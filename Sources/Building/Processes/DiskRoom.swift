package import Foundation
package import Workspace

/// The room on a disk, without which programs fail for reasons of their own.
package enum DiskRoom {
    /// The free bytes below which a disk counts as full: a compiler or a test cannot write its files.
    private static let least: Int64 = 1 << 20

    /// Throws if the disk under a folder is full.
    ///
    /// - Parameters:
    ///   - folder: The folder.
    ///   - work: The work that needs room, such as "to build the package".
    /// - Throws: `WorkspaceError.machine` with `MachineTrouble.noRoom(while:)`.
    package static func expect(in folder: URL, while work: String) throws(WorkspaceError) {
        let attributes = try? FileManager.default.attributesOfFileSystem(forPath: folder.path)
        if let free = attributes?[.systemFreeSize] as? NSNumber, free.int64Value < least { throw .machine(.noRoom(while: work)) }
    }
}
