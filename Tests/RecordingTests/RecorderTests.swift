import Testing

@testable import Recording

/// Tests that a recorder keeps its calls, their positions and its listeners together.
struct RecorderTests {
    @Test func `calls that a test removes lose their positions`() {
        let journal = Journal()
        let (analytics, cart) = (MockAnalytics(journal: journal), MockAnalytics(journal: journal))
        for event in ["a", "b", "c"] { analytics.track(event: event) }

        analytics.invokedList.removeLast(2)
        cart.track(event: "d")
        analytics.track(event: "e")

        #expect(analytics.invokedList == [.track(event: "a"), .track(event: "e")])
        #expect(analytics.recorder.stamps.count == 2)
        journal.assertOrder([analytics.called(.track(event: "a")), cart.called(.track(event: "d")), analytics.called(.track(event: "e"))])
    }

    @Test func `a wait ends its listening, and two at once do not disturb each other`() async {
        let analytics = MockAnalytics()
        let (first, second) = (analytics.recorder.changes(), analytics.recorder.changes())
        #expect(first.id != second.id && analytics.recorder.listeners.count == 2)

        analytics.recorder.stopListening(first.id)
        var numberOfChanges = 0
        for await _ in first.stream { numberOfChanges += 1 }
        #expect(numberOfChanges == 1, "the one that each stream begins with")
        #expect(Array(analytics.recorder.listeners.keys) == [second.id])
        analytics.recorder.stopListening(second.id)

        analytics.track(event: "checkout")
        await analytics.assertInvoked(.track(event: "checkout"), within: .seconds(60))
        #expect(analytics.recorder.listeners.isEmpty)
    }

    @Test func `calls that stay keep their positions`() {
        let journal = Journal()
        let (analytics, cart) = (MockAnalytics(journal: journal), MockAnalytics(journal: journal))
        analytics.track(event: "a")
        cart.track(event: "b")
        analytics.track(event: "c")

        analytics.invokedList.removeLast()

        journal.assertOrder([analytics.called(.track(event: "a")), cart.called(.track(event: "b"))])
    }

    @Test func `changes that a wait has not seen yet are one`() async {
        let analytics = MockAnalytics()
        let changes = analytics.recorder.changes()
        for event in ["a", "b"] { analytics.track(event: event) }
        analytics.recorder.stopListening(changes.id)

        var numberOfChanges = 0
        for await _ in changes.stream { numberOfChanges += 1 }
        #expect(numberOfChanges == 1)
    }
}
