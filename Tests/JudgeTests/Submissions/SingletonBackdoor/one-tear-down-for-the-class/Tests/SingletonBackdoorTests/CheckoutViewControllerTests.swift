import XCTest

@testable import SingletonBackdoor

nonisolated final class CheckoutViewControllerTests: XCTestCase {
    override class func tearDown() {
        MainActor.assumeIsolated { MySingletonAnalytics.stubbedInstance = nil }
        super.tearDown()
    }

    @MainActor func testViewDidAppear() async {
        let spy = Spy()
        MySingletonAnalytics.stubbedInstance = spy
        CheckoutViewController().viewDidAppear(false)
        XCTAssertEqual(spy.events, ["viewDidAppear - CheckoutViewController"])
    }

    @MainActor func testViewDidLoad() async {
        let spy = Spy()
        MySingletonAnalytics.stubbedInstance = spy
        CheckoutViewController().loadViewIfNeeded()
        XCTAssertEqual(spy.events, [])
    }
}

private final class Spy: MySingletonAnalytics {
    var events: [String] = []
    override func track(event: String) { events.append(event) }
}
