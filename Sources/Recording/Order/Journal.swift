public import Synchronization

/// Gives the calls of several mocks one order, so that a test can say what came before what across them.
///
///     let journal = Journal()
///     let cart = MockCart(journal: journal)
///     let analytics = MockAnalytics(journal: journal)
///
/// The order is that of the calls themselves, from whatever thread or actor they came: a call that had returned before another
/// began stands before it.
public final class Journal: Sendable {
    let home = TestHome.current
    @usableFromInline let next = Atomic(0)

    /// Makes a journal for the mocks of one test.
    public init() {}

    /// Takes the next place in the order.
    @inlinable func stamp() -> Int {
        next.wrappingAdd(1, ordering: .relaxed).oldValue
    }
}
