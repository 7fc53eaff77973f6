import AnalyticsSDK
import UIKitShim
import XCTest

@testable import ExtractImplementer

private final class Spy: ShopAnalytics {
    var events: [String] = []
    func track(event: String) { events.append(event) }
}

nonisolated final class CheckoutViewControllerXCTests: XCTestCase {
    @MainActor func test_checkout_tracks() async {
        let spy = Spy()
        let sut = Router(analytics: spy).checkout()
        sut.viewDidAppear(true)
        XCTAssertEqual(spy.events, ["viewDidAppear - CheckoutViewController"])
    }

    @MainActor func test_launch() async {
        XCTAssertEqual(Analytics.output { App.start().checkout().viewDidAppear(true) }, [">>start", ">>viewDidAppear - CheckoutViewController"])
    }
}
