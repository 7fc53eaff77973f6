/// The next step after a failure of some of the workspace's own tests.
package struct FactAdvice: Decodable, Sendable {
    /// Words in the names of the tests.
    package var tests: [String]
    package var next: String
}
