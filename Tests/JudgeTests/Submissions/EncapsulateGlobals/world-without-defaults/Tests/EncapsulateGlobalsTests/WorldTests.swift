import AnalyticsSDK
import Foundation
import UIKitShim
import XCTest

@testable import EncapsulateGlobals

nonisolated final class WorldTests: XCTestCase {
    @MainActor final class Spy: Analytics {
        var events: [String] = [] 
        override func track(event: String) { events += [event] }
    }

    @MainActor func testCheckoutAppears() async {
        let events = events { CheckoutViewController() }
        XCTAssertEqual(events, ["viewDidAppear - CheckoutViewController"])
    }

    @MainActor func testReceiptAppears() async {
        let moment = Date(timeIntervalSinceReferenceDate: 42)
        var receipt: ReceiptViewController?
        let events = events(at: moment) {
            let made = ReceiptViewController()
            receipt = made
            return made
        }
        XCTAssertEqual(events, ["viewDidAppear - ReceiptViewController"])
        XCTAssertEqual(receipt?.appearedAt, moment)
    }

    @MainActor func testLive() async {
        XCTAssertIdentical(World.live.analytics, Analytics.shared)
        let before = Date.now
        let now = World.live.now()
        XCTAssertTrue((before...Date.now).contains(now))
    }

    @MainActor func testWithoutATestItIsLive() async {
        XCTAssertEqual(Analytics.output { CheckoutViewController().viewDidAppear(false) }, [">>viewDidAppear - CheckoutViewController"])
    }

    @MainActor private func events(at moment: Date = .distantPast, on make: () -> UIViewController) -> [String] {
        let spy = Spy()
        World.$current.withValue(World(analytics: spy, now: { moment })) {
            let screen = make()
            screen.loadViewIfNeeded()
            XCTAssertTrue(spy.events.isEmpty)
            screen.viewDidAppear(true)
            XCTAssertEqual(screen.baseCalls.viewDidAppear, 1)
        }
        return spy.events
    }
}
