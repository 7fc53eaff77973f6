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

/// A mock that writes down the calls it gets, in order, as cases of an enum of its own.
///
///     final class MockAnalytics: AnalyticsInterface, MockAssertable {
///         typealias MockIdentifier = MockAnalyticsElements
///         var invokedList: [MockAnalyticsElements] = []
///
///         func track(event: String) { invokedList.append(.track(event: event)) }
///     }
///
///     enum MockAnalyticsElements: MockEquatable { case track(event: String) }
///
/// A stored array is safe where the mock itself is: on one actor. A mock that is called from anywhere conforms to
/// ``RecordingMock`` instead, which also gives it order across mocks and waiting.
public protocol MockAssertable: BaseMockAssertable {
    /// The enum with a case for each member that can be called.
    associatedtype MockIdentifier: MockEquatable

    /// Every call since the mock was made or torn down, in order.
    var invokedList: [MockIdentifier] { get set }
}

extension BaseMockAssertable {
    /// What the assertions remember of this mock.
    public var assertionState: AssertionState { .of(self) }

    var mockName: String { "\(type(of: self))" }
}

extension MockAssertable {
    /// Forgets every recorded call, as if nothing had been invoked.
    public func tearDown() {
        invokedList.removeAll()
        assertionState.forget()
    }
}
