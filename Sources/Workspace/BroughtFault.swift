/// A mistake that a kata brings: the fix of an old mistake, or a call that passes the seam.
package struct BroughtFault: Decodable, Sendable {
    /// The expression as the code has it, with or without `self.` before it, or a type if it begins with a dot.
    package var find: String
    /// Other ways to write the expression, which need not be in the solution; nil for none.
    package var also: [String]?
    /// The part of the expression that may be any other, which then stands in its place in the replacement, too; nil for none.
    package var any: String?
    /// The variable to which the expression must be assigned, as in `voucher = …`; nil for an expression anywhere.
    package var assigned: String?
    /// The argument as which the expression must be passed, as in `Receipt(voucher:)`; nil for an expression anywhere.
    package var passed: String?
    /// The expression in its place.
    package var replace: String
    /// The mistake, as the end of the sentence "Your tests also pass when …".
    package var words: String
    /// Whether the expression in its place is evaluated once for each object and kept; nil if not.
    package var isKept: Bool?

    package init(
        find: String, also: [String]? = nil, any: String? = nil, assigned: String? = nil, passed: String? = nil, replace: String,
        words: String,
        isKept: Bool? = nil
    ) {
        (self.find, self.also, self.any, self.assigned, self.passed) = (find, also, any, assigned, passed)
        (self.replace, self.words, self.isKept) = (replace, words, isKept)
    }
}
