import AnalyticsSDK
import Injection
import XCTest

@testable import ContainerInjection

nonisolated final class CheckoutTests: XCTestCase {
    @MainActor func testTracksOncePerAppearance() async {
        let container = Container()
        let spy = SpyAnalytics()
        let screen = CheckoutViewController(container: container)
        container.analytics.register { spy }
        screen.loadViewIfNeeded()
        screen.viewDidAppear(false)
        screen.viewDidAppear(false)
        let event = "viewDidAppear - CheckoutViewController"
        XCTAssertEqual(spy.events, [event, event])
    }

    @MainActor func testTheSingletonIsTheDefault() async {
        XCTAssertIdentical(Container().analytics(), Analytics.shared)
    }
}

private final class SpyAnalytics: Analytics {
    var events: [String] = []
    override func track(event: String) { events.append(event) }
}
