import AnalyticsSDK
import XCTest

@testable import SingletonBackdoor

nonisolated final class CheckoutTests: XCTestCase {
    @MainActor var spy: MockAnalytics!

    override func setUp() async throws {
        await MainActor.run {
            spy = MockAnalytics()
            MySingletonAnalytics.stubbedInstance = spy
        }
    }

    override func tearDown() async throws {
        await MainActor.run {
            MySingletonAnalytics.stubbedInstance = nil
            spy = nil
        }
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
