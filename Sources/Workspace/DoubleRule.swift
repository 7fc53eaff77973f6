/// A real thing that the doubles of a learner's tests must not do.
package struct DoubleRule: Decodable, Sendable {
    /// The class that a double inherits from, such as `CheckoutAnalytics`.
    package var of: String
    /// The name of the function that each double must override, such as `connect`.
    package var overrides: String
    /// The next step for a double that does not override it.
    package var next: String
}
