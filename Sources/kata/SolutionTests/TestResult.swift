internal import Learner
internal import Workspace

/// The result of one test.
struct TestResult {
    enum Outcome {
        case passed, failed, skipped
        /// The process ended during the test.
        case interrupted
    }

    /// The types around it, such as `ConstructorInjectionTests.CheckoutViewControllerTests`.
    var suite: String
    /// The name for people.
    var name: String
    /// The place where it is declared; nil if that is unknown.
    var place: Place?
    var outcome: Outcome
    var seconds = 0.0
    var failures: [TestFailure] = []
}

/// A reason why a test, or the tests of a technique as a whole, did not pass.
struct TestFailure: Equatable {
    var place: Place?
    var message: String
}
