import AnalyticsSDK
import XCTest

@testable import TextRedefinition

private final class Spy: AnalyticsSDK.Analytics {
    var events: [String] = []
    override func track(event: String) { events.append(event) }
}

nonisolated final class CheckoutViewControllerXCTests: XCTestCase {
    override func tearDown() async throws {
        await MainActor.run { TextRedefinition.Analytics.stub = nil }
        try await super.tearDown()
    }

    @MainActor func testAppearance() async {
        let spy = Spy()
        TextRedefinition.Analytics.stub = spy
        CheckoutViewController().viewDidAppear(true)
        XCTAssertEqual(spy.events, ["viewDidAppear - CheckoutViewController"])
    }

    @MainActor func testProduction() async {
        XCTAssertIdentical(TextRedefinition.Analytics.shared, AnalyticsSDK.Analytics.shared)
    }
}
