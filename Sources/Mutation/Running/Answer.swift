/// The answer about one fault.
package struct Answer: Codable, Equatable, Sendable {
    package enum Status: String, Codable, CaseIterable, Sendable {
        case caught
        case survived
        /// No test runs the code.
        case notRun = "not-run"
        /// The compiler rejects the change.
        case refused
        /// The tests did not finish, which counts as caught.
        case timedOut = "timed-out"
        /// A comment leaves it out.
        case skipped
        /// The time was over before it was tried.
        case untried
    }

    package var status: Status
    /// The tests that reach it, the closest first.
    package var reachedBy: [String] = []
    /// The tests that failed.
    package var caughtBy: [String] = []
    /// The reason: the words of a crash, of a comment, or of the compiler.
    package var reason: String?
    package var seconds = 0.0

    /// The reason for a fault that the compiler rejects together with others, without a word about which of them.
    static let refusedBesideOthers = "the compiler rejects it beside other faults"
    /// The reason for a fault at which the compiler stops without an error in the package, such as by a crash.
    static let unnamedError = "the compiler stops without a sentence"
}
