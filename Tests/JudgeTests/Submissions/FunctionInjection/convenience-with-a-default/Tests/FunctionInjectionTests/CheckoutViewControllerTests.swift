import AnalyticsSDK
import UIKitShim
import XCTest

@testable import FunctionInjection

nonisolated final class CheckoutViewControllerTests: XCTestCase {
    @MainActor func testAppearance() async {
        var events: [String] = []
        let screen = CheckoutViewController { events.append($0) }
        screen.loadViewIfNeeded()
        XCTAssertEqual(events, [])
        screen.viewDidAppear(true)
        screen.viewDidAppear(false)
        XCTAssertEqual(events, Array(repeating: "viewDidAppear - CheckoutViewController", count: 2))
        XCTAssertEqual(screen.baseAppearances, [true, false])
    }

    @MainActor func testDefault() async {
        let lines = Analytics.output { CheckoutViewController().viewDidAppear(false) }
        XCTAssertEqual(lines, [">>viewDidAppear - CheckoutViewController"])
    }
}
