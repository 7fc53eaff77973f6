/// What every mock can do for a test class, whatever it records.
public protocol BaseMockAssertable: AnyObject {
    /// What the assertions remember of this mock; provided for every mock.
    var assertionState: AssertionState { get }

    /// Asserts that nothing was called on this mock.
    func assertInvokes(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt)

    /// Prints assertions for what was recorded, ready to paste, if the test failed or some call was never asserted.
    ///
    /// - Parameter name: What the test calls the mock.
    func assertions(name: String)

    /// Forgets every recorded call, as if nothing had been invoked.
    func tearDown()
}

extension BaseMockAssertable {
    /// What the assertions remember of this mock.
    public var assertionState: AssertionState { .of(self) }

    var mockName: String { "\(type(of: self))" }
}
