import AnalyticsSDK
import Testing
import UIKitShim

@testable import SingletonBackdoor

final class CheckoutViewControllerTests {
    private let spy = SpyAnalytics()
    private let real = MySingletonAnalytics.shared

    init() {
        MySingletonAnalytics.stubbedInstance = spy
    }

    isolated deinit {
        MySingletonAnalytics.stubbedInstance = nil
    }

    @Test func appears() {
        CheckoutViewController().viewDidAppear(false)
        #expect(spy.events == ["viewDidAppear - CheckoutViewController"])
    }

    @Test func withoutStub() {
        MySingletonAnalytics.stubbedInstance = nil
        #expect(MySingletonAnalytics.shared === real)
        #expect(MySingletonAnalytics.shared !== spy)
    }
}

private final class SpyAnalytics: MySingletonAnalytics {
    private(set) var events: [String] = []

    override func track(event: String) {
        events.append(event)
    }
}
