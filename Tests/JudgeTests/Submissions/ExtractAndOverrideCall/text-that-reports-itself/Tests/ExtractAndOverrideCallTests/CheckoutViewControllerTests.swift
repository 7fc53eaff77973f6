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

    @Test func `every appearance makes the call again, on its own screen`() {
        let other = TestableCheckoutViewController()

        screen.viewDidAppear(false)
        screen.viewDidAppear(true)

        #expect(screen.reports == ["viewDidAppear - TestableCheckoutViewController", "viewDidAppear - TestableCheckoutViewController"])
        #expect(other.reports == [])
    }

    @Test func `without an override the call goes to the singleton as it is`() {
        let lines = Analytics.output {
            CheckoutViewController().report("order")
            CheckoutViewController().viewDidAppear(false)
        }

        #expect(lines.count == 2)
    }
}

/// The screen with its one call replaced, which records the events itself.
private final class TestableCheckoutViewController: CheckoutViewController {
    private(set) var reports: [String] = []

    override func report(_ event: String) {
        reports.append(event)
    }
}
