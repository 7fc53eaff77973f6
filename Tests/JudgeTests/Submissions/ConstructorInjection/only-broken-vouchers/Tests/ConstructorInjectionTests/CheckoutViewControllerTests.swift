import AnalyticsSDK
import Foundation
import Testing

@testable import ConstructorInjection

struct CheckoutViewControllerTests {
    @Test func `an appearance sends its event`() {
        let spy = SpyAnalytics()

        CheckoutViewController(analytics: spy).viewDidAppear(false)

        #expect(spy.events == ["viewDidAppear - CheckoutViewController"])
    }

    @Test func `a broken voucher is none`() {
        let screen = CheckoutViewController(analytics: SpyAnalytics())
        screen.voucher = 5

        screen.read(Data("five".utf8))

        #expect(screen.voucher == nil)
    }
}

private final class SpyAnalytics: Analytics {
    private(set) var events: [String] = []

    override func track(event: String) {
        events.append(event)
    }
}
