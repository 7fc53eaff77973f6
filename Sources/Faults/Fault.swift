internal import SwiftSyntax

/// A mistake that can be made in the source text without changing its lines, and its description: a mutant, in the words of mutation testing.
package struct Fault: Sendable {
    /// The text that is put around pieces of the source, written with `#` in place of the fault's number.
    package var insertions: [Insertion]
    /// The place in the source that the fault is about, in bytes.
    package var offset: Int
    /// The mistake, as a sentence without its period: "CheckoutViewController does not call track(event:)".
    package var words: String
    /// The changed piece as it is, and as the fault has it; empty for a piece that is only added or only left out.
    package var before: String
    package var after: String
    /// The advice for a learner whose tests miss it, where it needs a value that few tests have; nil for the rule's.
    package var advice: String?
    /// Whether something else is done in place of a whole function.
    package var isOfFunction = false
    /// The nodes that it changes; nil for the one at which it was found.
    let nodes: [Syntax]?

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

    /// Makes a fault that is planted around one piece.
    init(around range: Range<Int>, prefix: String, suffix: String, words: String, before: String, after: String) {
        self.init([Insertion(range: range, prefix: prefix, suffix: suffix)], words: words, before: before, after: after)
    }

    /// Makes a fault that is planted around several pieces, and is about the first of them unless another place is given.
    init(
        _ insertions: [Insertion], of nodes: [Syntax]? = nil, at place: (any SyntaxProtocol)? = nil, words: String, before: String,
        after: String
    ) {
        self.insertions = insertions
        self.nodes = nodes
        offset = place?.textRange.lowerBound ?? insertions.map(\.range.lowerBound).min() ?? 0
        self.words = words
        self.before = before
        self.after = after
    }
}
