/// A real thing that the doubles of a learner's tests must not do.
package struct DoubleRule: Decodable, Sendable {
    /// The class that a double inherits from, such as `CheckoutAnalytics`.
    package var of: String
    /// The name of the function that each double must override without a call of the real one, such as `connect`.
    package var overrides: String
    /// The next step for a double that does not.
    package var next: String
}
