internal import Foundation

/// The names that a file declares or extends, found by the keywords before them: parsing every file of a package takes too long.
struct DeclaredNames {
    /// The names of types, protocols and aliases, and of those that an extension gives a protocol.
    private(set) var declared: Set<String> = []
    /// The names that are declared outside types, where the line begins at the margin.
    private(set) var outermost: Set<String> = []
    /// The names after `extension`.
    private(set) var extended: Set<String> = []

    init(in text: Data) {
        text.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress else { return }
            var next = start
            while let space = memchr(next, Int32(UInt8(ascii: " ")), start + bytes.count - next) {
                next = UnsafeRawPointer(space) + 1
                read(at: next - start, in: bytes)
            }
        }
    }

    /// Reads the name at a position if the word before it is a keyword.
    private mutating func read(at position: Int, in bytes: UnsafeRawBufferPointer) {
        guard position > 1, Self.lastLetters.contains(bytes[position - 2]) else { return }
        let keyword = bytes[..<(position - 1)].suffix(10).reversed().prefix(while: Self.isPartOfName).reversed()
        let rest = bytes[position...].drop { $0 == Self.space }
        let name = String(decoding: rest.prefix(while: Self.isPartOfName), as: UTF8.self)
        switch String(decoding: keyword, as: UTF8.self) {
        case "actor", "class", "enum", "protocol", "struct", "typealias":
            declared.insert(name)
            let line = bytes[..<position].suffix(200).reversed().prefix { $0 != UInt8(ascii: "\n") }
            if let first = line.last, first != Self.space, first != UInt8(ascii: "\t") { outermost.insert(name) }
        case "extension":
            extended.insert(name)
            if rest.prefix(200).prefix(while: { $0 != UInt8(ascii: "{") }).contains(UInt8(ascii: ":")) { declared.insert(name) }
        default: break
        }
    }

    private static let space = UInt8(ascii: " ")
    /// The last letters of the keywords, which tell most words apart at once.
    private static let lastLetters = Set("rsmltn".utf8)

    private static func isPartOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: byte == UInt8(ascii: "_") || byte > 127
        }
    }
}
