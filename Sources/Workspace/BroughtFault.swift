/// A mistake that a kata brings, in code that stays as it is given: a kata about old mistakes plants their fixes.
package struct BroughtFault: Decodable, Sendable {
    /// The expression, letter by letter as the code has it.
    package var find: String
    /// The expression in its place.
    package var replace: String
    /// The mistake, as the end of the sentence "Your tests also pass when …".
    package var words: String

    package init(find: String, replace: String, words: String) {
        (self.find, self.replace, self.words) = (find, replace, words)
    }
}
