import Recording
import Testing

extension RecordingDocumentTests {
    /// A checkout with the mistake that the recipe finds.
    private func payInTheWrongOrder(_ cart: any CartInterface, _ analytics: any AnalyticsInterface) {
        analytics.track(event: "paid")
        cart.empty()
    }

    @Test func `Asserting the order across two mocks`() async throws {
        let journal = Journal()
        let (cart, analytics) = (MockCart(journal: journal), MockAnalytics(journal: journal))
        Checkout(cart: cart, analytics: analytics).pay()
        journal.assertOrder([cart.called(.empty), analytics.called(.track(event: "paid"))])
        journal.assertOrder([cart.called(.empty), analytics.called(MockAnalyticsElements.track(event:))])
    }

    @Test func `Asserting the order across two mocks: the message of a failure, and of another journal`() async throws {
        let journal = Journal()
        let (cart, analytics) = (MockCart(journal: journal), MockAnalytics(journal: journal))
        payInTheWrongOrder(cart, analytics)
        cart.assertInvokes([.empty])
        analytics.assertInvokes([.track(event: "paid")])

        let issues = await failures {
            journal.assertOrder([cart.called(.empty), analytics.called(.track(event: "paid"))])
        }

        let article = try #require(try articles()["AssertingTheOrderAcrossTwoMocks.md"])
        #expect(article.samples(in: "text") == issues.map(\.text))
        #expect(await failures { journal.assertOrder([MockCart().called(.empty)]) }.count == 1)
    }

    @Test func `Waiting for a call`() async {
        let (cart, analytics) = (MockCart(), MockAnalytics())
        let checkout = Checkout(cart: cart, analytics: analytics)
        checkout.payLater()
        checkout.payLater()
        await analytics.assertInvoked(MockAnalyticsElements.track(event:), times: 2, within: .seconds(60))
        cart.assertInvokes([.empty, .empty])
        analytics.assertInvoked(.track(event: "refunded"), times: .never)
        analytics.tearDown()
        analytics.assertInvokes()
    }
}
