import Foundation
import Recording
import Testing

/// Tests that compile and run every sample of the articles in `Recording.docc`.
struct RecordingDocumentTests {
    protocol CartInterface: Sendable {
        func empty()
    }

    protocol AnalyticsInterface: Sendable {
        func track(event: String)
    }

    struct Checkout {
        let cart: any CartInterface
        let analytics: any AnalyticsInterface

        func pay() {
            cart.empty()
            analytics.track(event: "paid")
        }

        func payLater() {
            Task { pay() }
        }
    }

    final class MockAnalytics: AnalyticsInterface, RecordingMock {
        let recorder: Recorder<MockAnalyticsElements>

        init(journal: Journal = Journal()) { recorder = Recorder(journal: journal) }

        func track(event: String) { invokedList.append(.track(event: event)) }
    }

    enum MockAnalyticsElements: MockEquatable {
        case track(event: String)
    }

    final class MockCart: CartInterface, RecordingMock {
        let recorder: Recorder<MockCartElements>

        init(journal: Journal = Journal()) { recorder = Recorder(journal: journal) }

        func empty() { invokedList.append(.empty) }
    }

    enum MockCartElements: MockEquatable {
        case empty
    }

    func articles() throws -> [String: Article] { try Article.all(in: "Sources/Recording/Recording.docc", for: #filePath) }

    @Test func `every sample of an article is code of these tests`() throws {
        let code = try Article.code(beside: #filePath)
        for (name, article) in try articles() {
            #expect(!article.samples(in: "swift").isEmpty, "\(name)")
            #expect(article.samples(missingFrom: code) == [], "\(name)")
            // A command is no code of these tests.
            #expect(article.rows(missingFrom: code).filter { !$0.hasPrefix("kata ") } == [], "\(name)")
            #expect(article.codeHere().isEmpty == !name.hasPrefix("ComingFrom"), "\(name)")
        }
    }

    @Test func `the landing page`() {
        let analytics = MockAnalytics()
        Checkout(cart: MockCart(), analytics: analytics).pay()
        analytics.assertInvokes([.track(event: "paid")])
    }

    @Test func `Assert the exact calls`() {
        let (cart, analytics) = (MockCart(), MockAnalytics())
        cart.assertInvokes()
        Checkout(cart: cart, analytics: analytics).pay()
        cart.assertInvokes([.empty])
        analytics.assertInvokes([.track(event: "paid")])
    }

    @Test func `Assert the exact calls: the message of a failure`() async throws {
        let analytics = MockAnalytics()
        Checkout(cart: MockCart(), analytics: analytics).pay()

        let issues = await failures {
            analytics.assertInvokes([.track(event: "paid"), .track(event: "receipt")])
        }

        let article = try #require(try articles()["RecordingAndAssertingCalls.md"])
        #expect(article.samples(in: "text") == issues.map(\.text))
    }

    @Test func `Assert some of the calls`() {
        let analytics = MockAnalytics()
        Checkout(cart: MockCart(), analytics: analytics).pay()

        analytics.assertInvoked(.track(event: "paid"), times: .once)
        analytics.assertInvoked(.track(event: "refunded"), times: .never)
        analytics.assertInvoked(MockAnalyticsElements.track(event:), where: { $0.hasPrefix("pa") })
        let events = analytics.arguments(of: MockAnalyticsElements.track(event:))
        #expect(events == ["paid"])
    }

    @Test func `Assert the order across mocks`() {
        let journal = Journal()
        let cart = MockCart(journal: journal)
        let analytics = MockAnalytics(journal: journal)
        Checkout(cart: cart, analytics: analytics).pay()
        journal.assertOrder([cart.called(.empty), analytics.called(.track(event: "paid"))])
    }

    @Test func `Wait for an asynchronous call`() async {
        let analytics = MockAnalytics()
        Checkout(cart: MockCart(), analytics: analytics).payLater()
        await analytics.assertInvoked(.track(event: "paid"), within: .seconds(60))
    }

    @Suite(.printsAssertions) final class CheckoutTests: BaseTestCaseInterface {
        let cart = MockCart()
        let analytics = MockAnalytics()
        var mocks: [any MockAssertable] { [cart, analytics] }

        deinit {
            cart.assertions("cart")
            analytics.assertions("analytics")
        }

        @Test func `a new checkout calls nothing`() {
            _ = Checkout(cart: cart, analytics: analytics)
            invokedNothing()
        }

        @Test func `a payment empties the cart`() {
            Checkout(cart: cart, analytics: analytics).pay()
            cart.assertInvokes([.empty])
            analytics.assertInvoked(.track(event: "paid"))
            invokedNothing(excepts: [cart, analytics])
        }
    }
}
