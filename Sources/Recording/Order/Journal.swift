public import Synchronization

/// The common order of several mocks' calls, so that a test can assert order across mocks.
///
///     let journal = Journal()
///     let cart = MockCart(journal: journal)
///     let analytics = MockAnalytics(journal: journal)
///
/// The order is the order of the calls themselves, on any thread or actor: a call that returns before another starts comes before it.
public final class Journal: Sendable {
    let home = TestHome.current
    @usableFromInline let next = Atomic(0)

    /// Creates a journal for the mocks of one test.
    public init() {}

    /// Returns the next position in the order.
    @inlinable func stamp() -> Int {
        next.wrappingAdd(1, ordering: .relaxed).oldValue
    }
}
