/// Code that a learner's tests must use, because the point of the kata is to test it by itself.
package struct NeededUse: Decodable, Sendable {
    /// The name of a type or a function, such as `Cart`, or of a type's member, such as `PaymentForm.isValid`.
    package var code: String
    /// The next step for tests that do not use it.
    package var next: String
}
