/// A mistake that can be made in the source text without changing its lines, and how to describe it.
package struct Fault: Sendable {
    package var kind: FaultKind
    /// Text that is put around pieces of the source, written with `#` where the fault's number goes.
    package var insertions: [Insertion]
    /// The place in the source that the fault is about, in bytes.
    package var offset: Int
    /// What the code does wrong then, as the end of a sentence: "CheckoutViewController …".
    package var words: String
    /// The changed piece as it is and as the fault has it; empty for what is only added or only left out.
    package var before: String
    package var after: String

    /// The change as a small diff.
    package var diff: [String] {
        (before.isEmpty ? [] : ["- \(before)"]) + (after.isEmpty ? [] : ["+ \(after)"])
    }

    /// Text around one piece of the source.
    package struct Insertion: Sendable {
        /// The piece, in bytes from the file's start.
        package var range: Range<Int>
        package var prefix: String
        package var suffix: String
    }

    /// A fault that is planted around one piece.
    package init(
        _ kind: FaultKind, around range: Range<Int>, prefix: String, suffix: String, words: String, before: String, after: String
    ) {
        self.init(kind, [Insertion(range: range, prefix: prefix, suffix: suffix)], words: words, before: before, after: after)
    }

    package init(_ kind: FaultKind, _ insertions: [Insertion], words: String, before: String, after: String) {
        self.kind = kind
        self.insertions = insertions
        offset = insertions.map(\.range.lowerBound).min() ?? 0
        self.words = words
        self.before = before
        self.after = after
    }
}
