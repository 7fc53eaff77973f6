import AnalyticsSDK
import UIKitShim
import XCTest

@testable import ConstructorInjection

nonisolated class BaseTests: XCTestCase {}

nonisolated final class Tests: BaseTests {
    @MainActor func checkEvents() async {
        let spy = Spy()
        CheckoutViewController(analytics: spy).viewDidAppear(true)
        XCTAssertEqual(spy.events, ["viewDidAppear - CheckoutViewController"])
    }

    @MainActor func testNothing() async {
        CheckoutViewController(analytics: Spy()).viewDidAppear(true)
    }
}

final class Spy: Analytics {
    private(set) var events: [String] = []
    override func track(event: String) { events.append(event) }
}
