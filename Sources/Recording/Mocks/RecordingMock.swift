/// A mock that may be called from any thread or actor, shares an order with other mocks, and can be waited for.
///
/// To conform, declare a ``recorder``. ``MockAssertable/invokedList`` is then the recorder's list, and concurrent appends lose no call.
/// Actors and classes can conform, including `Sendable` classes and classes on the main actor.
public protocol RecordingMock: MockAssertable {
    /// The enum with a case for each member that can be called, inferred from the type of ``recorder``.
    associatedtype MockIdentifier

    /// The storage of the calls.
    var recorder: Recorder<MockIdentifier> { get }
}

extension RecordingMock {
    /// Every call since the mock was created or torn down, in order.
    ///
    /// A change holds the lock until it ends, so a closure that is passed to a mutating method such as `removeAll(where:)` must not use the
    /// mock.
    @inlinable public var invokedList: [MockIdentifier] {
        get { recorder.invokedList }
        _modify { yield &recorder.invokedList }
    }

    /// The state of this mock's assertions.
    public var assertionState: AssertionState { recorder.state }

    /// Clears the record, as if nothing had been invoked.
    public func tearDown() {
        recorder.invokedList.removeAll()
        assertionState.forget()
    }
}
