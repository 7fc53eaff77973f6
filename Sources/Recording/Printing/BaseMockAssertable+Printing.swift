import Testing

extension BaseMockAssertable {
    /// Prints assertions for what was recorded, ready to paste, if the test failed or some call was never asserted.
    ///
    /// - Parameter name: What the test calls the mock.
    public func assertions(_ name: String) {
        assertions(name: name)
    }
}

extension MockAssertable {
    /// Prints assertions for what was recorded, ready to paste, if the test failed or some call was never asserted.
    ///
    /// Call it when the test is over, in `tearDown()` or a suite's `deinit`. XCTest prints one block per test; in Swift Testing,
    /// the trait `.printsAssertions` does so and hears of every failure, while without it each mock prints for itself.
    ///
    /// - Parameter name: What the test calls the mock.
    public func assertions(name: String) {
        let calls = invokedList
        let text = GeneratedAssertions.text(name: name, calls: calls)
        let isWorthTelling = assertionState.isWorthTelling(count: calls.count)
        if let log = AssertionLog.current {
            log.add(text, isWorthTelling: isWorthTelling)
        } else if let test = Test.current {
            let log = AssertionLog()
            log.add(text, isWorthTelling: isWorthTelling)
            log.flush(test: test.readableName)
        } else {
            AssertionLog.xctest.add(text, isWorthTelling: isWorthTelling)
        }
    }
}

extension Test {
    /// The name that the framework's own report uses.
    var readableName: String { displayName ?? name }
}
