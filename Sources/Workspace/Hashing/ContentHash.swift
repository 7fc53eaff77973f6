package import Foundation

/// The hash of some content: equal for equal bytes, and for nothing else.
///
/// Each part is hashed with its length, so that no two lists of parts run together to the same bytes.
package struct ContentHash: Hashable, Sendable, CustomStringConvertible {
    package let description: String

    package init(_ parts: [Data]) {
        var hash = SHA256()
        for part in parts {
            hash.update(withUnsafeBytes(of: UInt64(part.count).bigEndian, Array.init))
            hash.update(part)
        }
        description = hash.hexadecimal()
    }

    package init(_ parts: [String]) {
        self.init(parts.map { Data($0.utf8) })
    }

    /// A number that depends on the content, as a seed for shuffling.
    package var seed: UInt64 {
        UInt64(description.prefix(16), radix: 16) ?? 0
    }
}
