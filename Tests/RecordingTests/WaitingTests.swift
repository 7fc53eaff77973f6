import Recording
import Testing

/// A test waits for a call instead of sleeping and hoping.
struct WaitingTests {
    let analytics = MockAnalytics()
    /// Other tests want their turns as well; nobody waits for the end of it.
    private let longEnough = Duration.seconds(600)

    @Test func `waiting ends at the call, long before the deadline`() async {
        Task.detached { [analytics] in
            await Task.yield()
            analytics.track(event: "checkout")
        }

        await analytics.assertInvoked(.track(event: "checkout"), within: longEnough)
    }

    @Test func `waiting goes on until the call was made often enough`() async {
        Task.detached { [analytics] in
            for event in ["a", "b", "c"] {
                await Task.yield()
                analytics.track(event: event)
            }
        }

        await analytics.assertInvoked(MockAnalyticsElements.track(event:), times: 3, within: longEnough)
        #expect(analytics.arguments(of: MockAnalyticsElements.track(event:)) == ["a", "b", "c"])
    }

    @Test func `what was already called is not waited for`() async {
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
            issue.text.hasPrefix("MockAnalytics: expected .track(event: \"checkout\") at least once, recorded never within 0.005 seconds."))
    }

    @Test func `several wait for one mock`() async {
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
}
