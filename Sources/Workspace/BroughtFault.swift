/// A mistake that a kata brings: the fix of an old mistake, a call that passes the seam, or a function that does something else.
package struct BroughtFault: Decodable, Sendable {
    /// The expression as the code has it, with or without `self.` before it, or a type if it begins with a dot; nil for a whole function.
    ///
    /// `_` in it stands for anything.
    package var find: String?
    /// The function or computed property whose whole body the mistake is about, such as `Cart.total()` or `static Form.check(_:)`.
    ///
    /// It is nil for an expression.
    package var function: String?
    /// Other ways to write the expression, which need not be in the solution; nil for none.
    package var also: [String]?
    /// The expression in its place, in which `#0` is the one that is there, or the statements in place of the body.
    ///
    /// In those, calls of the function do what it does today, and `#1` is its first argument.
    package var replace: String
    /// The mistake, as the end of the sentence "Your tests also pass when …".
    package var words: String
    /// Whether the expression in its place is evaluated once for each object and kept; nil if not.
    package var isKept: Bool?

    package init(
        find: String? = nil, function: String? = nil, also: [String]? = nil, replace: String, words: String, isKept: Bool? = nil
    ) {
        (self.find, self.function, self.also, self.replace, self.words, self.isKept) = (find, function, also, replace, words, isKept)
    }
}
