package import Foundation
internal import Workspace

/// A text that changes whenever a file below some folders is saved, in place or by renaming another.
///
/// It is made of names, sizes, inodes and the times of the last change, which no program can set. It says when to look again; the
/// judge looks at a submission's bytes.
package struct FolderStamp {
    private let folders: [URL]
    private let counts: (String) -> Bool

    /// Makes a stamp.
    ///
    /// - Parameters:
    ///   - folders: The folders; those that are missing count as empty.
    ///   - counts: Whether a file with this path below its folder counts; by default, if it is a Swift file.
    package init(folders: [URL], counting counts: @escaping (String) -> Bool = SourceSet.counts) {
        self.folders = folders
        self.counts = counts
    }

    /// The present stamp, a line for each file.
    package func callAsFunction() -> String {
        folders.flatMap { folder in
            (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? [])
                .filter(counts)
                .sorted()
                .compactMap { name in Self.stamp(of: folder.path + "/" + name).map { "\(name) \($0)" } }
        }.joined(separator: "\n")
    }

    /// The stamp of a file; nil for a folder, which changes with every hidden file in it.
    private static func stamp(of file: String) -> String? {
        var status = stat()
        stat(file, &status)
        if status.st_mode & S_IFMT == S_IFDIR { return nil }
        #if canImport(Darwin)
        let changed = status.st_ctimespec
        #else
        let changed = status.st_ctim
        #endif
        return "\(status.st_size) \(status.st_ino) \(changed.tv_sec) \(changed.tv_nsec)"
    }
}
