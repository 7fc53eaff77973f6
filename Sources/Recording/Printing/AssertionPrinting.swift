public import Testing

/// Prints, after each test that failed or left calls unasserted, one block with the assertions its mocks offer.
///
/// Use it as `@Suite(.printsAssertions)` or `@Test(.printsAssertions)`.
public struct AssertionPrinting: SuiteTrait, TestTrait, TestScoping {
    /// The trait of a suite holds for every test in it.
    public var isRecursive: Bool { true }

    /// Runs a test with a log of its own and prints that at its end.
    ///
    /// - Parameters:
    ///   - test: The test to run.
    ///   - testCase: Its case, if it has arguments.
    ///   - function: What runs the test.
    /// - Throws: What the test throws.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        let log = AssertionLog()
        let hearing = IssueHandlingTrait.compactMapIssues { issue in
            log.noteFailure()
            return issue
        }
        try await AssertionLog.$current.withValue(log) {
            defer { log.flush(test: test.readableName) }
            try await hearing.provideScope(for: test, testCase: testCase, performing: function)
        }
    }
}

extension Trait where Self == AssertionPrinting {
    /// Prints, after each test that failed or left calls unasserted, one block with the assertions its mocks offer.
    public static var printsAssertions: Self { Self() }
}
