import AnalyticsSDK
import XCTest
import UIKitShim

@testable import ClosureInjection

nonisolated final class CheckoutViewControllerTests: XCTestCase {
    @MainActor private var spies: [AnalyticsSpy] = []

    @MainActor private func makeScreen() -> CheckoutViewController {
        addTeardownBlock { @MainActor [weak self] in self?.spies.removeAll() }
        return CheckoutViewController { [unowned self] in
            let spy = AnalyticsSpy()
            spies.append(spy)
            return spy
        }
    }

    @MainActor func test_eachAppearance_asksForItsOwnInstance() throws {
        let screen = makeScreen()
        XCTAssertTrue(spies.isEmpty)
        screen.viewDidAppear(false)
        let first = try XCTUnwrap(spies.first)
        XCTAssertEqual(first.events, ["viewDidAppear - CheckoutViewController"])
    }

    @MainActor func test_loading_asksForNothing() {
        makeScreen().loadViewIfNeeded()
        XCTAssertEqual(spies.count, 0)
    }

    @MainActor func test_event_isAnnounced() async {
        let expectation = expectation(description: "tracked")
        expectation.assertForOverFulfill = true
        let spy = AnalyticsSpy { expectation.fulfill() }
        CheckoutViewController { spy }.viewDidAppear(false)
        await fulfillment(of: [expectation], timeout: 0.1)
    }

    @MainActor func test_singleton_isSilent() {
        let screen = makeScreen()
        XCTAssertEqual(Analytics.output { screen.viewDidAppear(false) }, [])
    }

    @MainActor func test_default_isTheSingleton() {
        XCTAssertEqual(Analytics.output { CheckoutViewController().viewDidAppear(false) }, [">>viewDidAppear - CheckoutViewController"])
    }
}

private final class AnalyticsSpy: Analytics {
    private(set) var events: [String] = [] { didSet { onEvent?() } }
    private let onEvent: (() -> Void)?

    init(onEvent: (() -> Void)? = nil) {
        self.onEvent = onEvent
        super.init()
    }

    override func track(event: String) { events.append(event) }
}
