import AnalyticsSDK
import XCTest

@testable import ConstructorInjection

nonisolated final class CheckoutViewControllerTests: XCTestCase {
    var spy: SpyAnalytics!
    var sut: CheckoutViewController!

    @MainActor override func setUp() async throws {
        spy = SpyAnalytics()
        sut = CheckoutViewController(analytics: spy)
    }

    @MainActor override func tearDown() async throws {
        sut = nil
        spy = nil
    }

    @MainActor func testEachAppearanceSendsOneEvent() async {
        sut.loadViewIfNeeded()
        XCTAssertEqual(spy.events, [])
        sut.viewDidAppear(false)
        XCTAssertEqual(spy.events, ["viewDidAppear - CheckoutViewController"])
    }
}

final class SpyAnalytics: Analytics {
    private(set) var events: [String] = []

    override func track(event: String) {
        events.append(event)
    }
}
