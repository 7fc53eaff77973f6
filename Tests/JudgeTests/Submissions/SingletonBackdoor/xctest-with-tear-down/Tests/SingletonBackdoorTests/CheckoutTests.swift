import AnalyticsSDK
import XCTest

@testable import SingletonBackdoor

nonisolated final class CheckoutTests: XCTestCase {
    @MainActor var spy: MockAnalytics!

    @MainActor override func setUp() async throws {
        spy = MockAnalytics()
        MySingletonAnalytics.stubbedInstance = spy
    }

    @MainActor override func tearDown() async throws {
        MySingletonAnalytics.stubbedInstance = nil
        spy = nil
    }

    @MainActor func testViewDidAppear() async {
        let vc = CheckoutViewController()
        vc.loadViewIfNeeded()
        vc.viewDidAppear(false)
        XCTAssertEqual(spy.events, ["viewDidAppear - CheckoutViewController"])
    }

    @MainActor func testSharedWithoutStub() async {
        XCTAssertIdentical(MySingletonAnalytics.shared, spy)
        MySingletonAnalytics.stubbedInstance = nil
        XCTAssertNotIdentical(MySingletonAnalytics.shared, spy)
        let lines = Analytics.output { CheckoutViewController().viewDidAppear(false) }
        XCTAssertEqual(lines, [">>" + "viewDidAppear - CheckoutViewController"])
    }
}
