internal import Foundation
internal import Workspace

/// A change to the sources of a kata in which only the tests may change.
struct GivenSourcesChange {
    /// The kata's rule, as a sentence without its period.
    let rule: String
    /// A sentence without its period for each file that is not as given.
    var files: [String]
    /// The way to restore the sources without losing anything.
    var advice: String

    /// Compares the sources byte for byte; nil if they may change, or if they are as given.
    init?(of check: Check) {
        guard let given = check.givenSources else { return nil }
        let before = Self.byPath(given)
        let after = Self.byPath(check.submission.production)
        files = Set(before.keys).union(after.keys).sorted { $0.lexicographicallyPrecedes($1) }.compactMap { bytes in
            let path = String(decoding: bytes, as: UTF8.self)
            return switch (before[bytes], after[bytes]) {
            case (nil, _): "\(path) was added"
            case (_, nil): "\(path) is missing"
            case (let old, let new): old == new ? nil : "\(path) was changed"
            }
        }
        if files.isEmpty { return nil }
        rule = "In this kata only the tests\(check.kata.substitutes.isEmpty ? "" : " and Fakes") may change"
        advice =
            check.isTheKataItself
            ? "Type `kata reset \(check.kata.name)`. It keeps your files aside and prints their place: copy your tests back from there."
            : "Restore Sources from Solutions/\(check.module)/Start/Sources."
    }

    /// The files' bytes by the bytes of their paths: two paths that are equal as texts can be two files, as `ä` has two encodings.
    private static func byPath(_ sources: SourceSet) -> [[UInt8]: Data] {
        Dictionary(uniqueKeysWithValues: sources.files.map { (Array($0.path.utf8), $0.bytes) })
    }
}
