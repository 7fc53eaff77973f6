import AnalyticsSDK
import UIKitShim
import XCTest

@testable import EncapsulateGlobals

private final class Spy: Analytics {
    var events: [String] = []
    override func track(event: String) { events.append(event) }
}

nonisolated final class WorldXCTests: XCTestCase {
    @MainActor func testBothScreens() async {
        let spy = Spy()
        let world = World(analytics: spy, now: { .distantPast })
        let receipt = ReceiptViewController()
        World.$current.withValue(world) {
            CheckoutViewController().viewDidAppear(true)
            receipt.viewDidAppear(true)
        }
        XCTAssertEqual(spy.events, ["viewDidAppear - CheckoutViewController", "viewDidAppear - ReceiptViewController"])
        XCTAssertEqual(receipt.appearedAt, .distantPast)
    }

    @MainActor func testProduction() async {
        let before = Date()
        XCTAssertTrue(World().analytics === Analytics.shared)
        XCTAssertGreaterThanOrEqual(World().now(), before)
    }
}
