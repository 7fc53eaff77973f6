import Testing

extension BaseMockAssertable {
    /// Prints assertions for the recorded calls, ready to paste, if the test failed or a call was never asserted.
    ///
    /// - Parameter name: The name of the mock in the test.
    public func assertions(_ name: String) {
        assertions(name: name)
    }
}

extension MockAssertable {
    /// Prints assertions for the recorded calls, ready to paste, if the test failed or a call was never asserted.
    ///
    /// Call it after the test, in `tearDown()` or a suite's `deinit`. In XCTest, each test prints one block. In Swift Testing, the trait
    /// `.printsAssertions` prints one block per test and takes every failure into account; without the trait, each mock prints its own
    /// block.
    ///
    /// - Parameter name: The name of the mock in the test.
    public func assertions(name: String) {
        let calls = invokedList
        let text = GeneratedAssertions.text(name: name, calls: calls)
        let needsPrinting = assertionState.needsPrinting(count: calls.count)
        if let log = AssertionLog.current {
            log.add(text, needsPrinting: needsPrinting)
        } else if let test = Test.current {
            let log = AssertionLog()
            log.add(text, needsPrinting: needsPrinting)
            log.flush(test: test.readableName)  // seams:skip A log prints its content once: a second flush does nothing.
        } else {
            AssertionLog.xctest.add(text, needsPrinting: needsPrinting)
        }
    }
}

extension Test {
    /// The name that the framework's own report uses.
    var readableName: String { displayName ?? name }
}
