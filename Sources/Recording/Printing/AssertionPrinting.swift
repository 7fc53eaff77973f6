public import Testing

/// A trait that prints the generated assertions of a test's mocks if the test failed or left calls unasserted.
///
/// Use it as `@Suite(.printsAssertions)` or `@Test(.printsAssertions)`.
public struct AssertionPrinting: SuiteTrait, TestTrait, TestScoping {
    /// Whether the trait of a suite applies to each of its tests, which is always true.
    public var isRecursive: Bool { true }

    /// Runs a test with its own log, and prints the log afterward.
    ///
    /// - Parameters:
    ///   - test: The test to run.
    ///   - testCase: The test case, with its arguments.
    ///   - function: A closure that runs the test.
    /// - Throws: The error that the test throws.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        let log = AssertionLog()
        let hearing = IssueHandlingTrait.compactMapIssues { issue in
            log.noteFailure()
            return issue
        }
        try await AssertionLog.$current.withValue(log) {
            // seams:skip A log prints its content once: a second flush does nothing.
            defer { log.flush(test: test.readableName) }
            try await hearing.provideScope(for: test, testCase: testCase, performing: function)
        }
    }
}

extension Trait where Self == AssertionPrinting {
    /// A trait that prints the generated assertions of a test's mocks if the test failed or left calls unasserted.
    public static var printsAssertions: Self { Self() }
}
