/// The next step after a failure of some of the workspace's own tests, or for some faults that the learner's tests miss.
package struct FactAdvice: Decodable, Sendable {
    /// Words in the names of the tests.
    package var tests: [String]?
    /// Words in the descriptions of the faults.
    package var faults: [String]?
    package var next: String
}
