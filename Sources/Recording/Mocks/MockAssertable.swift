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

extension MockAssertable {
    /// Forgets every recorded call, as if nothing had been invoked.
    public func tearDown() {
        invokedList.removeAll()
        assertionState.forget()
    }
}
