package import Foundation

/// The temporary files of a tool of the toolchain.
package enum TemporaryFiles {
    /// Does some work with the path of a folder in which the compiler's driver can keep its files.
    ///
    /// The driver of Swift 6.3 crashes where the path has other letters than those of ASCII, as in the home of somebody called Jörg. In
    /// place of such a folder stands one among the system's temporary files, which is removed afterwards.
    ///
    /// - Parameters:
    ///   - folder: The folder that is wanted, which exists.
    ///   - work: The work, with the path of the folder.
    package static func kept<Result>(in folder: URL, _ work: (_ path: String) async throws -> Result) async throws -> Result {
        if folder.path.utf8.allSatisfy({ $0 < 0x80 }) { return try await work(folder.path) }
        let other = FileManager.default.temporaryDirectory.appending(path: "seams-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
        Cleanup.add(other)
        defer { Cleanup.remove(other) }
        return try await work(other.path)
    }
}
