import AnalyticsSDK
import Testing
import UIKitShim

@testable import ConstructorInjection

private var screen: CheckoutViewController?
private var spy = SpyAnalytics()

@Suite(.serialized) struct CheckoutViewControllerTests {
    @Test func a_makeTheScreen() {
        spy = SpyAnalytics()
        screen = CheckoutViewController(analytics: spy)
        #expect(spy.events == [])
    }

    @Test func b_letItAppear() {
        screen?.viewDidAppear(false)
        #expect(spy.events == ["viewDidAppear - CheckoutViewController"])
    }

    @Test func c_letItAppearAgain() {
        screen?.viewDidAppear(false)
        #expect(spy.events == ["viewDidAppear - CheckoutViewController", "viewDidAppear - CheckoutViewController"])
    }
}

final class SpyAnalytics: Analytics {
    private(set) var events: [String] = []

    override func track(event: String) {
        events.append(event)
    }
}
