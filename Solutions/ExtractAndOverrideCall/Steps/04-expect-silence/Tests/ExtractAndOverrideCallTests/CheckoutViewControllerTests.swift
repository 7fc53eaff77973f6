import AnalyticsSDK
import Testing
import UIKitShim

@testable import ExtractAndOverrideCall

struct CheckoutViewControllerTests {
    private let screen = TestableCheckoutViewController()

    @Test func `an appearance makes exactly the one call`() {
        screen.viewDidAppear(false)

        #expect(screen.reports == ["viewDidAppear - TestableCheckoutViewController"])
    }

    @Test func `the singleton gets nothing`() {
        let lines = Analytics.output { screen.viewDidAppear(false) }

        #expect(lines == [])
    }

    @Test func `loading the view makes no call`() {
        screen.loadViewIfNeeded()

        #expect(screen.reports == [])
    }
}

/// The screen with its one call replaced, which records the events itself.
private final class TestableCheckoutViewController: CheckoutViewController {
    private(set) var reports: [String] = []

    override func report(_ event: String) {
        reports.append(event)
    }
}
