import Foundation

@testable import Grading

/// A zip archive that a test writes, entry by entry, right or wrong.
struct ZipFile {
    /// An entry of an archive.
    struct Entry {
        var name: [UInt8]
        var content = Data()
        /// The bytes as they stand in the archive; nil for the content itself.
        var packed: Data?
        /// The size that the archive promises; nil for the true one.
        var promised: Int?
        /// The kind and the rights of the file, as Unix writes them.
        var mode = 0o100644
        var flags = 0

        init(
            _ name: String, _ content: String = "", packed: Data? = nil, promised: Int? = nil, mode: Int = 0o100644, flags: Int = 0
        ) {
            self.name = Array(name.utf8)
            self.content = Data(content.utf8)
            (self.packed, self.promised, self.mode, self.flags) = (packed, promised, mode, flags)
        }
    }

    private(set) var bytes = Data()

    init(_ entries: [Entry]) {
        var list = Data()
        for entry in entries {
            let packed = entry.packed ?? entry.content
            let common =
                Self.number(entry.flags, 2) + Self.number(entry.packed == nil ? 0 : 8, 2) + Self.number(0, 4)
                + Self.number(Int(Zlib.shared?.crc32(entry.content) ?? 0), 4) + Self.number(packed.count, 4)
                + Self.number(entry.promised ?? entry.content.count, 4) + Self.number(entry.name.count, 2) + Self.number(0, 2)
            list +=
                Self.number(0x0201_4b50, 4) + Self.number(0x031E, 2) + Self.number(20, 2) + common + Self.number(0, 6)
                + Self.number(entry.mode << 16, 4) + Self.number(bytes.count, 4) + Data(entry.name)
            bytes += Self.number(0x0403_4b50, 4) + Self.number(20, 2) + common + Data(entry.name) + packed
        }
        let start = bytes.count
        bytes += list
        bytes +=
            Self.number(0x0605_4b50, 4) + Self.number(0, 4) + Self.number(entries.count, 2) + Self.number(entries.count, 2)
            + Self.number(list.count, 4) + Self.number(start, 4) + Self.number(0, 2)
    }

    private static func number(_ value: Int, _ count: Int) -> Data {
        Data((0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) })
    }
}
