import AnalyticsSDK
import UIKitShim
import XCTest

@testable import FunctionInjection

private final class Recorder {
    var events: [String] = []
    func record(_ event: String) { events.append(event) }
}

nonisolated final class CheckoutViewControllerXCTests: XCTestCase {
    @MainActor func test_viewDidAppear_tracksOnce() async {
        let recorder = Recorder()
        let sut = CheckoutViewController(track: recorder.record)
        sut.loadViewIfNeeded()
        sut.viewDidAppear(true)
        XCTAssertEqual(recorder.events, ["viewDidAppear - CheckoutViewController"])
    }

    @MainActor func test_default_reachesTheSingleton() async {
        XCTAssertEqual(Analytics.output { CheckoutViewController().viewDidAppear(true) }, [">>viewDidAppear - CheckoutViewController"])
    }
}
