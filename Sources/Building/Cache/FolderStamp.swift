package import Foundation
internal import Workspace

/// A text that changes whenever a Swift file below some folders is saved, in place or by renaming another.
///
/// It is made of names, sizes, inodes and the times of the last change, which no program can set. It says when to look again; the
/// judge looks at a submission's bytes.
package struct FolderStamp {
    private let folders: [URL]

    /// Makes a stamp for these folders; those that are missing count as empty.
    package init(folders: [URL]) {
        self.folders = folders
    }

    /// The present stamp, a line for each file.
    package func callAsFunction() -> String {
        folders.flatMap { folder in
            (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? [])
                .filter(SourceSet.counts)
                .sorted()
                .map { "\($0) \(Self.stamp(of: folder.path + "/" + $0))" }
        }.joined(separator: "\n")
    }

    private static func stamp(of file: String) -> String {
        var status = stat()
        stat(file, &status)
        #if canImport(Darwin)
        let changed = status.st_ctimespec
        #else
        let changed = status.st_ctim
        #endif
        return "\(status.st_size) \(status.st_ino) \(changed.tv_sec) \(changed.tv_nsec)"
    }
}
