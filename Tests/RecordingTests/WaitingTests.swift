import Recording
import Testing

/// Tests that wait for a call instead of sleeping.
struct WaitingTests {
    let analytics = MockAnalytics()
    /// A time limit that no test reaches, even on a busy machine.
    private let longEnough = Duration.seconds(600)

    @Test func `waiting ends at the call, long before the deadline`() async {
        Task.detached { [analytics] in
            await Task.yield()
            analytics.track(event: "checkout")
        }

        await analytics.assertInvoked(.track(event: "checkout"), within: longEnough)
    }

    @Test func `waiting continues until the call was made often enough`() async {
        Task.detached { [analytics] in
            for event in ["a", "b", "c"] {
                await Task.yield()
                analytics.track(event: event)
            }
        }

        await analytics.assertInvoked(MockAnalyticsElements.track(event:), times: 3, within: longEnough)
        #expect(analytics.arguments(of: MockAnalyticsElements.track(event:)) == ["a", "b", "c"])
    }

    @Test func `a call that was already made needs no waiting`() async {
        analytics.track(event: "checkout")
        await analytics.assertInvoked(.track(event: "checkout"), within: longEnough)
    }

    @Test func `a deadline that passes is a failure at the assertion`() async throws {
        analytics.track(screen: "cart")
        let line = #line + 1
        let issues = await failures { await analytics.assertInvoked(.track(event: "checkout"), within: .milliseconds(5)) }

        let issue = try #require(issues.first)
        #expect(issue.sourceLocation?.line == line)
        #expect(
            issue.text.hasPrefix(
                "MockAnalytics: expected .track(event: \"checkout\") at least once, but it was never recorded within 0.005 seconds."))
    }

    @Test func `several tasks wait for one mock`() async {
        await withTaskGroup { group in
            for number in 0..<10 {
                group.addTask { await analytics.assertInvoked(.track(event: "\(number)"), within: longEnough) }
            }
            for number in 0..<10 { group.addTask { analytics.track(event: "\(number)") } }
        }
    }

    @Test @MainActor func `a mock of the main actor is waited for on the main actor`() async {
        let router = MockRouter()
        Task { router.show("cart") }

        await router.assertInvoked(.show("cart"), within: longEnough)
    }

    @Test func `a case that was recorded once needs no waiting`() async {
        analytics.track(event: "checkout")
        await analytics.assertInvoked(MockAnalyticsElements.track(event:), within: .zero)
    }
}
