import Testing

@testable import Recording

/// Tests that assertions are printed for unasserted calls and for failures only.
struct AssertionStateTests {
    let analytics = MockAnalytics()

    private var needsPrinting: Bool { analytics.assertionState.needsPrinting(count: analytics.invokedList.count) }

    @Test func `a mock without calls prints nothing`() {
        #expect(!needsPrinting)
    }

    @Test func `an unasserted call is printed until it is asserted`() {
        analytics.track(event: "a")
        #expect(needsPrinting)
        analytics.assertInvokes([.track(event: "a")])
        #expect(!needsPrinting)
        analytics.track(event: "b")
        #expect(needsPrinting)
    }

    @Test func `every kind of assertion counts for its own call`() {
        analytics.track(event: "a")
        analytics.track(screen: "b")
        analytics.identify(user: "ada", plan: 1)
        analytics.assertInvoked(.track(event: "a"))
        #expect(needsPrinting)
        #expect(analytics.arguments(of: MockAnalyticsElements.track(screen:)) == ["b"])
        #expect(needsPrinting)
        analytics.recorder.journal.assertOrder([analytics.called(MockAnalyticsElements.identify(user:plan:))])
        #expect(!needsPrinting)
    }

    @Test func `a failure is printed until the mock is torn down`() async {
        _ = await failures { analytics.assertInvokes([.track(event: "a")]) }
        #expect(needsPrinting)
        analytics.tearDown()
        #expect(!needsPrinting)
    }

    @Test func `what was asserted before a tear-down says nothing about the calls after it`() {
        analytics.track(event: "a")
        analytics.assertInvokes([.track(event: "a")])
        analytics.tearDown()
        analytics.track(event: "b")
        #expect(needsPrinting)
    }

    @Test func `the calls that a list names are asserted, and no others`() async {
        analytics.track(event: "a")
        analytics.track(event: "b")
        analytics.assertInvokes(including: [.track(event: "b")])
        #expect(needsPrinting)
        analytics.assertInvokes(including: [.track(event: "a")])
        #expect(!needsPrinting)
    }

    @Test func `the exact list of no calls asserts none that come later`() {
        analytics.assertInvokes()
        analytics.track(event: "a")
        #expect(needsPrinting)
        let state = AssertionState()
        state.noteAsserted([1])
        #expect(state.needsPrinting(count: 2))
    }

    @Test func `each mock with a plain array has its own state, even at a reused address`() {
        for _ in 0..<100 {
            let mock = MockHomeDelegate()
            mock.homeDidLoad()
            #expect(mock.assertionState.needsPrinting(count: 1))
            mock.assertInvokes([.homeDidLoad])
            #expect(!mock.assertionState.needsPrinting(count: 1))
        }
    }

    @Test func `a mock with a plain array keeps its state as long as it lives, whatever other mocks come and go`() {
        let mock = MockHomeDelegate()
        weak let gone = MockHomeDelegate().assertionState
        let state = mock.assertionState
        let other = MockHomeDelegate()

        #expect(other.assertionState !== state)
        #expect(mock.assertionState === state)
        #expect(gone == nil, "the state of a mock that is gone goes with the next mock")
    }

    @Test func `a mock with a plain array forgets what was asserted before a tear-down`() {
        let mock = MockHomeDelegate()
        mock.homeDidLoad()
        mock.assertInvokes([.homeDidLoad])
        mock.tearDown()
        mock.homeDidLoad()

        #expect(mock.assertionState.needsPrinting(count: 1))
    }
}
