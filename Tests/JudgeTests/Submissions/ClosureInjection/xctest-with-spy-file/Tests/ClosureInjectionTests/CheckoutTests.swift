import AnalyticsSDK
import XCTest

@testable import ClosureInjection

nonisolated final class CheckoutTests: XCTestCase {
    @MainActor private var spy: AnalyticsSpy!
    @MainActor private var asked = 0

    @MainActor override func setUp() async throws {
        spy = AnalyticsSpy()
        asked = 0
    }

    @MainActor override func tearDown() async throws {
        spy = nil
    }

    @MainActor private func makeScreen() -> CheckoutViewController {
        CheckoutViewController(makeAnalytics: {
            self.asked += 1
            return self.spy
        })
    }

    @MainActor func test_nothingBeforeTheAppearance() async {
        makeScreen().loadViewIfNeeded()
        XCTAssertEqual(asked, 0)
        XCTAssertTrue(spy.events.isEmpty)
    }

    @MainActor func test_oneEventPerAppearance() async throws {
        let screen = makeScreen()
        screen.viewDidAppear(true)
        XCTAssertEqual(spy.events, ["viewDidAppear - CheckoutViewController"])
        screen.viewDidAppear(true)
        XCTAssertEqual(asked, 2)
        XCTAssertEqual(spy.events.count, 2)
    }
}
