import Testing

@testable import Recording

/// Assertions are offered for calls that nobody looked at, and for failures; not for what a test has dealt with.
struct AssertionStateTests {
    let analytics = MockAnalytics()

    private var isWorthTelling: Bool { analytics.assertionState.isWorthTelling(count: analytics.invokedList.count) }

    @Test func `a mock that recorded nothing has nothing to tell`() {
        #expect(!isWorthTelling)
    }

    @Test func `a call that nobody looked at is told until it is asserted`() {
        analytics.track(event: "a")
        #expect(isWorthTelling)
        analytics.assertInvokes([.track(event: "a")])
        #expect(!isWorthTelling)
        analytics.track(event: "b")
        #expect(isWorthTelling)
    }

    @Test func `each way of looking at a call counts, for that call`() {
        analytics.track(event: "a")
        analytics.track(screen: "b")
        analytics.identify(user: "ada", plan: 1)
        analytics.assertInvoked(.track(event: "a"))
        #expect(isWorthTelling)
        #expect(analytics.arguments(of: MockAnalyticsElements.track(screen:)) == ["b"])
        #expect(isWorthTelling)
        analytics.recorder.journal.assertOrder([analytics.called(MockAnalyticsElements.identify(user:plan:))])
        #expect(!isWorthTelling)
    }

    @Test func `a failure is told until the mock is torn down`() async {
        _ = await failures { analytics.assertInvokes([.track(event: "a")]) }
        #expect(isWorthTelling)
        analytics.tearDown()
        #expect(!isWorthTelling)
    }

    @Test func `a mock that keeps a plain array has a state of its own, and the next one at its address another`() {
        for _ in 0..<100 {
            let mock = MockHomeDelegate()
            mock.homeDidLoad()
            #expect(mock.assertionState.isWorthTelling(count: 1))
            mock.assertInvokes([.homeDidLoad])
            #expect(!mock.assertionState.isWorthTelling(count: 1))
        }
    }
}
