internal import Foundation

/// The sizes of the files in a cache's entry, kept beside them: a file that was cut short, as by a full disk, must not be used.
enum Inventory {
    private static let file = "inventory.txt"

    /// Writes the inventory of a folder into it, a line for each file.
    static func write(in folder: URL) throws {
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        let lines = names.sorted().compactMap { name in size(of: folder.path + "/" + name).map { "\($0) \(name)\n" } }
        try CachedFile(folder, file).write(Data(lines.joined().utf8))
    }

    /// Whether every file is there with the size that it had.
    static func matches(_ folder: URL) -> Bool {
        guard let text = FileManager.default.contents(atPath: folder.path + "/" + file) else { return false }
        return String(decoding: text, as: UTF8.self).split(separator: "\n").allSatisfy { line in
            let parts = line.split(separator: " ", maxSplits: 1)
            return parts.count == 2 && size(of: "\(folder.path)/\(parts[1])") == Int(parts[0])
        }
    }

    /// The size of a regular file; nil for anything else.
    private static func size(of path: String) -> Int? {
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return Int(status.st_size)
    }
}
