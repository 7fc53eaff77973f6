/// A mock that records its calls, in order, as cases of its own enum.
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
/// A stored array is safe as long as the mock stays on one actor. A mock that is called from any thread conforms to ``RecordingMock``
/// instead, which also provides order across mocks and waiting.
public protocol MockAssertable: BaseMockAssertable {
    /// The enum with a case for each member that can be called.
    associatedtype MockIdentifier: MockEquatable

    /// Every call since the mock was created or torn down, in order.
    var invokedList: [MockIdentifier] { get set }
}

extension MockAssertable {
    /// Clears the record, as if nothing had been invoked.
    public func tearDown() {
        invokedList.removeAll()
        assertionState.forget()
    }
}
