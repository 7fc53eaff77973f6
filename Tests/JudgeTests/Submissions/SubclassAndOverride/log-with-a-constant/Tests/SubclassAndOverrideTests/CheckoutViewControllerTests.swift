import AnalyticsSDK
import UIKitShim
import XCTest

@testable import SubclassAndOverride

nonisolated final class CheckoutViewControllerTests: XCTestCase {
    @MainActor func testAppearanceIsTracked() {
        let sut = TestableCheckout()
        sut.loadViewIfNeeded()
        XCTAssertEqual(sut.spy.events, [])
        sut.viewDidAppear(false)
        XCTAssertEqual(sut.spy.events, ["viewDidAppear - TestableCheckout"])
        sut.viewDidAppear(true)
        XCTAssertEqual(sut.spy.events, ["viewDidAppear - TestableCheckout", "viewDidAppear - TestableCheckout"])
        XCTAssertEqual(sut.baseCalls.viewDidAppear, 2)
    }

    @MainActor func testProduction() {
        let lines = Analytics.output {
            let sut = CheckoutViewController()
            sut.loadViewIfNeeded()
            sut.viewDidAppear(false)
        }
        XCTAssertEqual(lines, [">>viewDidAppear - CheckoutViewController"])
    }
}

private final class TestableCheckout: CheckoutViewController {
    let spy = AnalyticsSpy()
    override func analytics() -> Analytics { spy }
}

private final class AnalyticsSpy: Analytics {
    var events: [String] = []
    override func track(event: String) { events.append(event) }
}
