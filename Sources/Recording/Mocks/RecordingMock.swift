/// A mock that may be called from any thread or actor, has an order in common with other mocks, and can be waited for.
///
/// Conform by having a ``recorder``; ``MockAssertable/invokedList`` is then its list, and appending to that loses nothing however many
/// callers there are. Classes, `Sendable` ones, those of the main actor and actors can all conform.
public protocol RecordingMock: MockAssertable {
    /// The enum with a case for each member that can be called; known from the type of ``recorder``.
    associatedtype MockIdentifier

    /// Where the calls are kept.
    var recorder: Recorder<MockIdentifier> { get }
}

extension RecordingMock {
    /// Every call since the mock was made or torn down, in order.
    ///
    /// A change holds the lock until it ends, so what is handed to a changing method, as to `removeAll(where:)`, must not use the mock.
    @inlinable public var invokedList: [MockIdentifier] {
        get { recorder.invokedList }
        _modify { yield &recorder.invokedList }
    }

    /// What the assertions remember of this mock.
    public var assertionState: AssertionState { recorder.state }

    /// Forgets every recorded call, as if nothing had been invoked.
    public func tearDown() {
        recorder.invokedList.removeAll()
        assertionState.forget()
    }
}
