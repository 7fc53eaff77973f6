import Foundation
internal import Workspace

/// The folder inside a submission that is laid out like `Katas/X`.
///
/// People hand in the kata's folder, a folder around it, as nbgrader and most archives have it, or a whole clone of the workspace.
struct WorkFolder {
    /// The folders that lead to the work, from the submission's own.
    private static let mostDepth = 4

    let place: URL

    /// Finds the work.
    ///
    /// - Parameters:
    ///   - folder: The submission's folder.
    ///   - kata: The kata that is graded.
    ///   - katas: All katas, to tell a submission for another one.
    init(in folder: URL, for kata: Kata, of katas: [Kata]) throws(Refusal) {
        var level = [folder]
        var others: [URL] = []
        for _ in 0...Self.mostDepth {
            let found = level.filter { Self.isFolder($0.appending(path: "Sources/\(kata.module)")) }
            // A clone holds the work in Katas, and the same layout elsewhere.
            let work = found.count > 1 ? found.filter { $0.deletingLastPathComponent().lastPathComponent == "Katas" } : found
            if found.count > 1, work.count != 1 {
                throw Refusal("it holds more than one folder Sources/\(kata.module)")
            }
            if let work = work.first {
                place = work
                try refuseLinks(in: kata.folders)
                return
            }
            others += level
            level = level.flatMap(Self.folders)
        }
        let other = katas.first { kata in others.contains { Self.isFolder($0.appending(path: "Sources/\(kata.module)")) } }
        let isEmpty = (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.isEmpty == true
        throw Refusal(
            isEmpty
                ? "it is empty"
                : "it has no folder Sources/\(kata.module)"
                    + (other.map { ", but Sources/\($0.module), which is for the kata \($0.name)" } ?? ""))
    }

    /// A file with another name elsewhere, or a folder that leads elsewhere, may show code that is not the submission's own.
    private func refuseLinks(in folders: [String]) throws(Refusal) {
        let manager = FileManager.default
        for top in folders {
            let root = place.appending(path: top).path
            if Self.isLink(root) { throw Refusal("\(top) is a link") }
            // In an order, so that the same submission is refused for the same file everywhere.
            for name in (manager.enumerator(atPath: root)?.compactMap({ $0 as? String }) ?? []).sorted() {
                var status = stat()
                guard lstat(root + "/" + name, &status) == 0 else { continue }
                let kind = status.st_mode & S_IFMT
                if kind == S_IFLNK { throw Refusal("\(top)/\(name) is a link") }
                if kind == S_IFREG, status.st_nlink > 1 { throw Refusal("\(top)/\(name) is a hard link, a second name of another file") }
            }
        }
    }

    private static func folders(in folder: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { !$0.hasPrefix(".") }.sorted().map { folder.appending(path: $0) }.filter(isFolder)
    }

    /// Whether there is a folder that is no link.
    private static func isFolder(_ place: URL) -> Bool {
        var isFolder: ObjCBool = false
        return !isLink(place.path) && FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder) && isFolder.boolValue
    }

    private static func isLink(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }
}
