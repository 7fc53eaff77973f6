internal import Foundation
internal import Workspace

/// A zip archive that was handed in, of which nothing but the work is unpacked.
///
/// The format is PKWARE's APPNOTE.TXT 6.3. The part of it that people and course systems write is read: stored and deflated entries,
/// without encryption, in one file.
struct ZipArchive {
    /// The limits of the unpacked files: more than any kata needs, and little enough for a class.
    private static let (mostFiles, mostBytes, mostRatio, mostArchiveBytes) = (200, 4 << 20, 100, 64 << 20)

    private struct Entry {
        var name: String
        var isFolder: Bool
        var method: UInt16
        var checksum: UInt32
        var packedSize: Int
        var size: Int
        var offset: Int
    }

    private let bytes: Data
    private let entries: [Entry]

    /// Reads the list of an archive's entries.
    init(at file: URL) throws(Refusal) {
        let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
        // A link may lead to somebody else's archive.
        guard attributes?[.type] as? FileAttributeType == .typeRegular else { throw Refusal("the archive is a link, and not a file") }
        guard let size = attributes?[.size] as? Int, size <= Self.mostArchiveBytes else {
            throw Refusal("the archive is larger than \(Self.mostArchiveBytes >> 20) MiB")
        }
        guard let bytes = FileManager.default.contents(atPath: file.path) else { throw Refusal("the archive cannot be read") }
        self.bytes = bytes
        entries = try Self.entries(in: bytes)
    }

    /// Unpacks the work for a kata: the files below the one folder that has `Sources/X`.
    ///
    /// - Parameters:
    ///   - kata: The kata that is graded.
    ///   - folder: A new folder, which gets `Sources`, `Tests` and the like.
    func unpack(for kata: Kata, to folder: URL) throws(Refusal) {
        let root = try root(of: kata)
        let work = entries.filter { entry in
            !entry.isFolder && kata.folders.contains { entry.name.hasPrefix(root + $0 + "/") } && !Self.isLitter(entry.name)
        }
        // Names elsewhere do not matter.
        if let odd = work.first(where: { $0.name.contains("\u{FFFD}") }) {
            throw Refusal("the name \(odd.name) in the archive is not UTF-8")
        }
        guard work.count <= Self.mostFiles else {
            throw Refusal("the archive has more than \(Self.mostFiles) files in \(kata.folders.joined(separator: " and "))")
        }
        guard work.reduce(0, { $0 + $1.size }) <= Self.mostBytes else {
            throw Refusal("the archive's \(kata.folders.joined(separator: " and ")) are larger than \(Self.mostBytes >> 20) MiB")
        }
        let folded = Dictionary(grouping: work) { $0.name.precomposedStringWithCanonicalMapping.lowercased() }
        if let same = folded.values.first(where: { $0.count > 1 }) {
            throw Refusal("the archive has two files called \(same[0].name), which are one on some computers")
        }
        for entry in work {
            let file = folder.appending(path: String(entry.name.dropFirst(root.count)))
            do {
                try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try content(of: entry).write(to: file)
            } catch let refusal as Refusal {
                throw refusal
            } catch {
                throw Refusal("\(entry.name) cannot be unpacked: \(error.localizedDescription)")
            }
        }
    }

    /// The path of the folder that has `Sources/X`, with a slash at its end unless it is empty.
    private func root(of kata: Kata) throws(Refusal) -> String {
        let mark = "Sources/\(kata.module)/"
        let roots = Set(
            entries.filter { !Self.isLitter($0.name) }.compactMap { entry -> String? in
                guard let place = entry.name.range(of: mark) else { return nil }
                let root = String(entry.name[..<place.lowerBound])
                return root.isEmpty || root.hasSuffix("/") ? root : nil
            })
        let fewest = roots.map { $0.count { $0 == "/" } }.min()
        let nearest = roots.filter { $0.count { $0 == "/" } == fewest }
        let work = nearest.count > 1 ? nearest.filter { $0.hasSuffix("Katas/\(kata.module)/") } : nearest
        guard let root = work.first else {
            throw Refusal(
                nearest.isEmpty ? "it has no folder Sources/\(kata.module)" : "it holds more than one folder Sources/\(kata.module)")
        }
        guard work.count == 1 else { throw Refusal("it holds more than one folder Sources/\(kata.module)") }
        return root
    }

    private func content(of entry: Entry) throws(Refusal) -> Data {
        let damaged = Refusal("the archive is damaged at \(entry.name)")
        guard let zlib = Zlib.shared else { throw Refusal("this machine has no zlib, so unpack the archive yourself") }
        // The lengths of the name and of the extra field may differ from those in the list.
        guard bytes.number(4, at: entry.offset) == 0x0403_4b50, let name = bytes.number(2, at: entry.offset + 26),
            let extra = bytes.number(2, at: entry.offset + 28)
        else { throw damaged }
        let start = entry.offset + 30 + name + extra
        guard start + entry.packedSize <= bytes.count else { throw damaged }
        let packed = bytes.subdata(in: start..<start + entry.packedSize)
        let content: Data? =
            switch entry.method {
            case 0: packed
            case 8: zlib.inflate(packed, size: entry.size)
            default: throw Refusal("\(entry.name) is packed in a way that is not supported: use plain zip")
            }
        guard let content, content.count == entry.size, zlib.crc32(content) == entry.checksum else { throw damaged }
        return content
    }

    // MARK: The list

    private static func entries(in bytes: Data) throws(Refusal) -> [Entry] {
        let broken = Refusal("it is no zip archive, or a part of it is missing")
        // The end record is 22 bytes long, before a comment of at most 64 KiB.
        guard bytes.count >= 22 else { throw broken }
        let places = stride(from: bytes.count - 22, through: max(0, bytes.count - 22 - 0xFFFF), by: -1)
        guard let end = places.first(where: { bytes.number(4, at: $0) == 0x0605_4b50 }), let count = bytes.number(2, at: end + 10),
            var place = bytes.number(4, at: end + 16)
        else { throw broken }
        var entries: [Entry] = []
        for _ in 0..<count {
            guard bytes.number(4, at: place) == 0x0201_4b50, let flags = bytes.number(2, at: place + 8),
                let method = bytes.number(2, at: place + 10), let checksum = bytes.number(4, at: place + 16),
                let packedSize = bytes.number(4, at: place + 20), let size = bytes.number(4, at: place + 24),
                let nameLength = bytes.number(2, at: place + 28), let extraLength = bytes.number(2, at: place + 30),
                let commentLength = bytes.number(2, at: place + 32), let attributes = bytes.number(4, at: place + 38),
                let offset = bytes.number(4, at: place + 42), place + 46 + nameLength <= bytes.count
            else { throw broken }
            let name = try checked(bytes.subdata(in: place + 46..<place + 46 + nameLength))
            guard flags & 1 == 0 else { throw Refusal("\(name) is encrypted") }
            let kind = attributes >> 16 & Int(S_IFMT)
            guard [0, Int(S_IFREG), Int(S_IFDIR)].contains(kind) else { throw Refusal("\(name) is a link or a device, not a file") }
            if !name.hasSuffix("/"), size > mostRatio * max(packedSize, 1) {
                throw Refusal("\(name) would be more than \(mostRatio) times as large as it is packed")
            }
            entries.append(
                Entry(
                    name: name, isFolder: name.hasSuffix("/"), method: UInt16(method), checksum: UInt32(checksum), packedSize: packedSize,
                    size: size, offset: offset))
            place += 46 + nameLength + extraLength + commentLength
        }
        return entries
    }

    /// The name of an entry, if it is one that stays inside of the folder that it is unpacked to.
    private static func checked(_ bytes: Data) throws(Refusal) -> String {
        let text = String(decoding: bytes, as: UTF8.self)
        // Some programs write the separator of Windows.
        let name = text.replacing("\\", with: "/").precomposedStringWithCanonicalMapping
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        guard !name.isEmpty, !name.hasPrefix("/"), !parts.contains(".."), !parts.contains("."), !name.contains("\0"),
            name.firstMatch(of: /^[A-Za-z]:/) == nil
        else { throw Refusal("the archive's entry \(name) leads out of its folder") }
        return name
    }

    /// Whether a file is one that a system adds to archives for itself.
    private static func isLitter(_ name: String) -> Bool {
        name.split(separator: "/").contains { $0 == "__MACOSX" || $0.hasPrefix(".") }
    }
}

extension Data {
    /// The unsigned number at a place, least significant byte first; nil beyond the end.
    fileprivate func number(_ count: Int, at place: Int) -> Int? {
        guard place >= 0, place + count <= self.count else { return nil }
        return (0..<count).reduce(0) { $0 | Int(self[startIndex + place + $1]) << (8 * $1) }
    }
}
