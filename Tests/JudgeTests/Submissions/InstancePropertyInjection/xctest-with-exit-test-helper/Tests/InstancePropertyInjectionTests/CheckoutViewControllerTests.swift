import AnalyticsSDK
import Testing
import UIKitShim
import XCTest

@testable import InstancePropertyInjection

nonisolated final class CheckoutViewControllerTests: XCTestCase {
    @MainActor func testTheSpyGetsTheEvent() async throws {
        let spy = SpyAnalytics()
        let screen = try XCTUnwrap(CheckoutViewController(coder: .empty))
        screen.analytics = spy
        screen.viewDidAppear(false)
        XCTAssertEqual(spy.events, ["viewDidAppear - CheckoutViewController"])
    }
}

@Test func `the singleton is not created when an instance is injected first`() async {
    await #expect(processExitsWith: .success) { @MainActor in
        let screen = try #require(CheckoutViewController(coder: .empty) as CheckoutViewController?)
        screen.analytics = SpyAnalytics()
        screen.viewDidAppear(false)
        #expect(Analytics.instancesMade == 1)
    }
}

private final class SpyAnalytics: Analytics {
    private(set) var events: [String] = []
    override func track(event: String) { events.append(event) }
}
