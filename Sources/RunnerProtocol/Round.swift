/// One run of the tests of one module.
package struct Round: Codable, Sendable {
    /// The module that holds the tests.
    package var module: String
    /// The seed of a shuffled order; nil for the order in which the tests are written.
    package var seed: UInt64?
    /// Whether the order is reversed: a test that needs another one before it fails in an order or in its reverse.
    package var isReversed: Bool
    /// The identity of the only test that runs; nil for all.
    package var onlyTest: String?

    /// Whether all tests run, in the order in which they are written.
    package var isPlain: Bool { seed == nil && !isReversed && onlyTest == nil }

    /// Makes a round.
    package init(module: String, seed: UInt64? = nil, isReversed: Bool = false, onlyTest: String? = nil) {
        self.module = module
        self.seed = seed
        self.isReversed = isReversed
        self.onlyTest = onlyTest
    }
}
