import Recording
import Testing

/// Tests of the assertions other than the exact list.
struct MatchingTests {
    let analytics = MockAnalytics()

    init() {
        analytics.track(event: "checkout")
        analytics.track(screen: "cart")
        analytics.track(event: "checkout")
        analytics.identify(user: "ada", plan: 2)
    }

    @Test func `a call is counted`() {
        analytics.assertInvoked(.track(event: "checkout"))
        analytics.assertInvoked(.track(event: "checkout"), times: 2)
        analytics.assertInvoked(.track(event: "checkout"), times: .atLeast(1))
        analytics.assertInvoked(.track(event: "checkout"), times: .atMost(2))
        analytics.assertInvoked(.track(screen: "cart"), times: .once)
        analytics.assertInvoked(.track(event: "cart"), times: .never)
        analytics.assertInvoked(.track(event: "cart"), times: .atMost(1))
    }

    @Test func `one call too many fails and says how many may be`() async throws {
        let issues = await failures { analytics.assertInvoked(.track(event: "checkout"), times: .atMost(1)) }

        #expect(
            try #require(issues.first).text.hasPrefix(
                "MockAnalytics: expected .track(event: \"checkout\") at most once, but it was recorded 2 times."))
    }

    @Test func `a wrong count fails and shows the matches`() async throws {
        let issues = await failures { analytics.assertInvoked(.track(event: "checkout"), times: .once) }

        #expect(
            try #require(issues.first).text == """
                MockAnalytics: expected .track(event: "checkout") exactly once, but it was recorded 2 times.
                recorded by the mock:
                  1  .track(event: "checkout")   <- matches
                  2  .track(screen: "cart")
                  3  .track(event: "checkout")   <- matches
                  4  .identify(user: "ada", plan: 2)
                """)
    }

    @Test func `a case is counted with any arguments`() {
        analytics.assertInvoked(MockAnalyticsElements.track(event:), times: 2)
        analytics.assertInvoked(MockAnalyticsElements.track(screen:), times: 1)
        analytics.assertInvoked(MockAnalyticsElements.identify(user:plan:))
    }

    @Test func `a case is counted with some of its arguments`() async {
        analytics.assertInvoked(MockAnalyticsElements.identify(user:plan:), times: .once, where: { _, plan in plan > 1 })
        analytics.assertInvoked(MockAnalyticsElements.identify(user:plan:), times: .never, where: { user, _ in user == "eve" })

        let issues = await failures { analytics.assertInvoked(MockAnalyticsElements.track(event:), where: { $0 == "refund" }) }
        #expect(
            issues.first?.text.hasPrefix("MockAnalytics: expected the requested case at least once, but it was never recorded.") == true)
    }

    @Test func `arguments are captured with their types`() {
        let events: [String] = analytics.arguments(of: MockAnalyticsElements.track(event:))
        let users: [(String, Int)] = analytics.arguments(of: MockAnalyticsElements.identify(user:plan:))

        #expect(events == ["checkout", "checkout"])
        #expect(users.map(\.0) == ["ada"])
        #expect(users.map(\.1) == [2])
    }

    @Test func `arguments that are optional, tuples or callbacks are captured too`() throws {
        enum Elements: MockEquatable {
            case maybe(Int?)
            case pair((Int, Int))
            case completion(Callback<(Int) -> Int>)
            case none
        }
        final class Mock: RecordingMock {
            let recorder = Recorder<Elements>()
        }
        let mock = Mock()
        mock.invokedList = [.maybe(nil), .maybe(1), .pair((1, 2)), .completion(Callback { $0 + 1 }), .none]

        #expect(mock.arguments(of: Elements.maybe) == [nil, 1])
        #expect(mock.arguments(of: Elements.pair).map(\.1) == [2])
        let completion = try #require(mock.arguments(of: Elements.completion).first)
        #expect(completion.function(1) == 2)
    }

    @Test func `a subset may be in any order among other calls, and repetitions count`() async throws {
        analytics.assertInvokes(including: [.identify(user: "ada", plan: 2), .track(event: "checkout"), .track(event: "checkout")])

        let three = Array(repeating: MockAnalyticsElements.track(event: "checkout"), count: 3)
        let issues = await failures { analytics.assertInvokes(including: three) }
        #expect(
            try #require(issues.first).text.hasPrefix("MockAnalytics: 1 of 3 calls is missing.\nmissing:\n  .track(event: \"checkout\")\n"))
    }

    @Test func `a call that is not there is missing, whatever other calls are`() async throws {
        let issues = await failures { analytics.assertInvokes(including: [.track(event: "refund"), .track(event: "checkout")]) }

        #expect(
            try #require(issues.first).text.hasPrefix("MockAnalytics: 1 of 2 calls is missing.\nmissing:\n  .track(event: \"refund\")\n"))
    }

    @Test func `of several equal calls, a subset takes the first`() async throws {
        let issues = await failures { analytics.assertInvokes(including: [.track(event: "checkout"), .track(event: "refund")]) }

        let marked = try #require(issues.first).text.split(separator: "\n").filter { $0.hasSuffix("<- matches") }
        #expect(marked == ["  1  .track(event: \"checkout\")   <- matches"])
    }
}
