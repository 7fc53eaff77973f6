import AnalyticsSDK
import Testing
import UIKitShim

@testable import ClosureInjection


import XCTest

enum Checkout {
    nonisolated final class AppearanceTests: XCTestCase {
        @MainActor func testLoading() async {
            let spy = SpyAnalytics()
            CheckoutViewController(makeAnalytics: { spy }).loadViewIfNeeded()
            XCTAssertEqual(spy.events, [])
        }
    }
}

extension Checkout.AppearanceTests {
    @MainActor func testAppearance() async {
        let spy = SpyAnalytics()
        CheckoutViewController(makeAnalytics: { spy }).viewDidAppear(false)
        XCTAssertEqual(spy.events, ["viewDidAppear - CheckoutViewController"])
    }

    @MainActor func testEachAppearance() async {
        var timesAsked = 0
        let screen = CheckoutViewController {
            timesAsked += 1
            return SpyAnalytics()
        }
        XCTAssertEqual(timesAsked, 0)
        screen.viewDidAppear(false)
        screen.viewDidAppear(false)
        XCTAssertEqual(timesAsked, 2)
    }
}

private final class SpyAnalytics: Analytics {
    private(set) var events: [String] = []

    override func track(event: String) {
        events.append(event)
    }
}
