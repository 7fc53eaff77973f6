import UIKitShim
import XCTest

@testable import ExtractAndOverrideFactory

nonisolated final class CheckoutViewControllerXCTests: XCTestCase {
    override func tearDown() async throws {
        await MainActor.run { ScreenUnderTest.next = nil }
        try await super.tearDown()
    }

    @MainActor func test_viewDidAppear_sendsOneEvent() async {
        let spy = AnalyticsSpy()
        ScreenUnderTest.next = spy
        let sut = ScreenUnderTest(nibName: nil, bundle: nil)
        sut.viewDidAppear(true)
        XCTAssertEqual(spy.log, ["viewDidAppear - ScreenUnderTest"])
    }

    @MainActor func test_storyboard_usesTheFactory() async throws {
        let spy = AnalyticsSpy()
        ScreenUnderTest.next = spy
        let sut = try XCTUnwrap(ScreenUnderTest(coder: .empty) as ScreenUnderTest?)
        XCTAssertIdentical(sut.analytics, spy)
    }
}

private class ScreenUnderTest: CheckoutViewController {
    static var next: AnalyticsSpy?

    override class func makeAnalytics() -> CheckoutAnalytics { next ?? AnalyticsSpy() }
}

private class AnalyticsSpy: CheckoutAnalytics {
    var log: [String] = []
    override func connect() {}
    override func track(event: String) { log.append(event) }
}
