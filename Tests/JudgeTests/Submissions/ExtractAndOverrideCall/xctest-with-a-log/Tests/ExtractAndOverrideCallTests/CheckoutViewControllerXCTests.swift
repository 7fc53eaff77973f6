import AnalyticsSDK
import UIKitShim
import XCTest

@testable import ExtractAndOverrideCall

private final class Log {
    var entries: [String] = []
}

private class ScreenUnderTest: CheckoutViewController {
    let log: Log

    init(log: Log) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func report(_ event: String) { log.entries += [event] }
}

nonisolated final class CheckoutViewControllerXCTests: XCTestCase {
    @MainActor func test_viewDidAppear_reportsOnce() async {
        let log = Log()
        let sut = ScreenUnderTest(log: log)
        sut.viewDidAppear(true)
        XCTAssertEqual(log.entries, ["viewDidAppear - ScreenUnderTest"])
    }

    @MainActor func test_production_reachesTheSingleton() async {
        XCTAssertEqual(Analytics.output { CheckoutViewController().viewDidAppear(true) }, [">>viewDidAppear - CheckoutViewController"])
    }
}
