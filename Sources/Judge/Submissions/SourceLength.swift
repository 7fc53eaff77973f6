internal import Foundation
internal import Workspace

/// The length of a file in words and signs, which limits how deep its code can be nested: each level needs one of them at least.
///
/// The parser and everything that walks over its trees call themselves once for each level, so the limit is set by ``DeepStack``: a file of
/// this length does not exceed its stacks, however it is nested. The limit is as long as five thousand lines.
enum SourceLength {
    static let mostTokens = 50_000
    /// A level of generic arguments needs a hundred times the stack of any other.
    static let mostAngleBrackets = 10_000

    /// Refuses a file that is too long.
    static func check(_ file: SourceSet.File) throws(UnreadableSource) {
        var tokens = 0, angleBrackets = 0, line = 1
        var isInWord = false
        for byte in file.bytes {
            let isWordPart = isPartOfWord(byte)
            if byte > UInt8(ascii: " "), !(isWordPart && isInWord) { tokens += 1 }
            isInWord = isWordPart
            if byte == UInt8(ascii: "<") { angleBrackets += 1 }
            if byte == UInt8(ascii: "\n") { line += 1 }
            if tokens > mostTokens || angleBrackets > mostAngleBrackets {
                let reason =
                    tokens > mostTokens
                    ? "it has more than \(mostTokens) words and signs, which end in this line"
                    : "it has more than \(mostAngleBrackets) angle brackets, which end in this line"
                throw UnreadableSource(Place(file.path, line: line), reason: reason)
            }
        }
    }

    private static func isPartOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
