/// The assertions that every mock offers to a test class, independent of its calls.
public protocol BaseMockAssertable: AnyObject {
    /// The state of this mock's assertions, with a default for every mock.
    var assertionState: AssertionState { get }

    /// Asserts that nothing was called on this mock.
    func assertInvokes(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt)

    /// Prints assertions for the recorded calls, ready to paste, if the test failed or a call was never asserted.
    ///
    /// - Parameter name: The name of the mock in the test.
    func assertions(name: String)

    /// Clears the record, as if nothing had been invoked.
    func tearDown()
}

extension BaseMockAssertable {
    /// The state of this mock's assertions.
    public var assertionState: AssertionState { .of(self) }

    var mockName: String { "\(type(of: self))" }
}
