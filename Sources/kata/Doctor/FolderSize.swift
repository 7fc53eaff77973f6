import Foundation

/// The space that the files below a folder use.
struct FolderSize: Equatable {
    var bytes: Int64

    init(bytes: Int64) {
        self.bytes = bytes
    }

    init(of folder: URL) {
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        bytes = names.reduce(0) { sum, name in
            let attributes = try? FileManager.default.attributesOfItem(atPath: folder.appending(path: name).path)
            guard attributes?[.type] as? FileAttributeType == .typeRegular else { return sum }
            return sum + ((attributes?[.size] as? NSNumber)?.int64Value ?? 0)
        }
    }

    /// The size for people, such as "312 MiB".
    var words: String {
        bytes < 1 << 20 ? "less than 1 MiB" : "\(bytes >> 20) MiB"
    }
}
