/// The tokens of Swift code without what changes when somebody only renames and rewrites the layout: names, literals, comments and spaces.
///
/// It is no parser, so no code is too deep for it.
struct SwiftTokens {
    /// A number for each token, the same for every name, for every number and for every text.
    let kinds: [UInt64]

    private static let keywords: Set<[UInt8]> = Set(
        """
        actor any as associatedtype async await break case catch class continue default defer deinit do else enum extension fallthrough false \
        fileprivate final for func get guard if import in indirect init inout internal is lazy let mutating nil open operator override package \
        private protocol public repeat rethrows return self Self set some static struct subscript super switch throw throws true try typealias \
        unowned var weak where while
        """.split(separator: " ").map { Array($0.utf8) })

    init(in code: some Sequence<UInt8>) {
        let bytes = Array(code)
        var (kinds, place): ([UInt64], Int) = ([], 0)
        func at(_ offset: Int) -> UInt8 { place + offset < bytes.count ? bytes[place + offset] : 0 }
        func skip(while goesOn: () -> Bool) { while place < bytes.count, goesOn() { place += 1 } }
        while place < bytes.count {
            let start = place
            switch (at(0), at(1)) {
            case (0...0x20, _): place += 1
            case (.slash, .slash): skip { at(0) != .lineEnd }
            case (.slash, .star):
                var depth = 0
                repeat {
                    let step = at(0) == .slash && at(1) == .star ? 1 : at(0) == .star && at(1) == .slash ? -1 : 0
                    depth += step
                    place += step == 0 ? 1 : 2
                } while depth > 0 && place < bytes.count
            case (.quote, _):
                let isLong = at(1) == .quote && at(2) == .quote
                place += isLong ? 3 : 1
                skip {
                    if at(0) == .backslash {
                        place += 1
                        return true
                    }
                    return isLong ? !(at(0) == .quote && at(1) == .quote && at(2) == .quote) : at(0) != .quote && at(0) != .lineEnd
                }
                place += isLong ? 3 : 1
                kinds.append(.text)
            case (0x30...0x39, _):
                skip { at(0).isName }
                kinds.append(.number)
            case (let byte, _) where byte.isName || byte == .backtick:
                place += 1
                skip { at(0).isName || at(0) == .backtick }
                let name = Array(bytes[start..<place])
                kinds.append(Self.keywords.contains(name) ? UInt64.hash(of: name.map(UInt64.init)) : .name)
            case (let byte, _):
                place += 1
                kinds.append(UInt64(byte))
            }
        }
        self.kinds = kinds
    }
}

extension UInt64 {
    fileprivate static let (name, number, text): (UInt64, UInt64, UInt64) = (0x100, 0x101, 0x102)

    /// The hash FNV-1a of numbers, which is the same in every process.
    static func hash(of numbers: some Sequence<UInt64>) -> UInt64 {
        numbers.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ $1) &* 0x0000_0100_0000_01B3 }
    }
}

extension UInt8 {
    fileprivate static let (slash, star, quote, backslash, backtick, lineEnd): (UInt8, UInt8, UInt8, UInt8, UInt8, UInt8) = (
        0x2F, 0x2A, 0x22, 0x5C, 0x60, 0x0A
    )

    /// Whether it can be a part of a name or of a number.
    fileprivate var isName: Bool {
        switch self {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...: true
        default: false
        }
    }
}
