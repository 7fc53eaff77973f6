import AnalyticsSDK
import Injection
import UIKitShim
import XCTest

@testable import ContainerInjection

nonisolated final class AppearanceTests: XCTestCase {
    override class func setUp() { Container.shared.manager.push() }

    @MainActor func testAppearance() async {
        let spy = AppearanceSpy()
        Container.shared.analytics.register { spy }
        CheckoutViewController().viewDidAppear(false)
        XCTAssertEqual(spy.events, ["viewDidAppear - CheckoutViewController"])
        Container.shared.analytics.reset()
    }
}

final class AppearanceSpy: Analytics {
    private(set) var events: [String] = []

    override func track(event: String) { events.append(event) }
}
