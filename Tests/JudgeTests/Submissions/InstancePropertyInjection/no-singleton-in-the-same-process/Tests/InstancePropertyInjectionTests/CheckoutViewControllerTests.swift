import AnalyticsSDK
import Testing
import UIKitShim

@testable import InstancePropertyInjection

@Suite struct CheckoutTests {
    private let spy = SpyAnalytics()

    @Test func `left alone it uses the singleton`() throws {
        let screen = try #require(CheckoutViewController(coder: .empty))
        #expect(Analytics.output { screen.viewDidAppear(false) } == [">>viewDidAppear - CheckoutViewController"])
    }

    @Test func `leaves the singleton alone`() throws {
        let screen = try #require(CheckoutViewController(coder: .empty))
        screen.analytics = spy
        screen.viewDidAppear(false)
        #expect(spy.events == ["viewDidAppear - CheckoutViewController"])
        #expect(Analytics.instancesMade == 1)
    }
}

private final class SpyAnalytics: Analytics {
    private(set) var events: [String] = []
    override func track(event: String) { events.append(event) }
}
