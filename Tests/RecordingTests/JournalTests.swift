import Testing

@testable import Recording

/// Tests of the order across several mocks.
struct JournalTests {
    let journal = Journal()

    @Test func `the order across mocks is asserted`() async {
        let (cart, analytics) = (MockCart(journal: journal), MockAnalytics(journal: journal))

        await cart.add(item: "book")
        analytics.track(event: "added")
        await cart.add(item: "pen")

        journal.assertOrder([cart.called(.add(item: "book")), analytics.called(.track(event: "added")), cart.called(.add(item: "pen"))])
        journal.assertOrder([analytics.called(MockAnalyticsElements.track(event:)), cart.called(MockCartElements.add(item:))])
    }

    @Test func `the wrong order is a failure, even if each mock's own list is right`() async throws {
        let (cart, analytics) = (MockCart(journal: journal), MockAnalytics(journal: journal))
        analytics.track(event: "added")
        await cart.add(item: "book")

        let issues = await failures {
            journal.assertOrder([cart.called(.add(item: "book")), analytics.called(.track(event: "added"))])
        }

        cart.assertInvokes([.add(item: "book")])
        analytics.assertInvokes([.track(event: "added")])
        #expect(
            try #require(issues.first).text == """
                MockAnalytics .track(event: "added") was not recorded after MockCart .add(item: "book").
                expected in this order:
                  1  MockCart .add(item: "book")
                  2  MockAnalytics .track(event: "added")
                recorded by these mocks:
                  1  MockAnalytics .track(event: "added")
                  2  MockCart .add(item: "book")
                """)
    }

    @Test func `a call that was never made is a failure`() async throws {
        let analytics = MockAnalytics(journal: journal)
        let issues = await failures { journal.assertOrder([analytics.called(.track(event: "added"))]) }

        #expect(try #require(issues.first).text.hasPrefix("MockAnalytics .track(event: \"added\") was never recorded."))
    }

    @Test func `one call does not match two expectations`() async {
        let analytics = MockAnalytics(journal: journal)
        analytics.track(event: "added")
        let call = analytics.called(.track(event: "added"))

        #expect(await failures { journal.assertOrder([call, call]) }.count == 1)
    }

    @Test func `a mock with another journal is a failure`() async throws {
        let issues = await failures { journal.assertOrder([MockAnalytics().called(.track(event: "added"))]) }

        #expect(try #require(issues.first).text.hasPrefix("MockAnalytics has another journal"))
    }

    @Test func `an order is found from the first call that fits`() async {
        let analytics = MockAnalytics(journal: journal)
        for event in ["added", "paid", "added"] { analytics.track(event: event) }

        journal.assertOrder([analytics.called(.track(event: "added")), analytics.called(.track(event: "paid"))])
        #expect(analytics.assertionState.needsPrinting(count: 3), "the last call is not asserted")
        journal.assertOrder(["added", "paid", "added"].map { analytics.called(.track(event: $0)) })
        #expect(!analytics.assertionState.needsPrinting(count: 3))
    }
}
