import Testing
import UIKitShim

@testable import ExtractAndOverrideCall

struct CheckoutViewControllerTests {
    private let screen = TestableCheckoutViewController()

    @Test func `an appearance makes exactly the one call`() {
        screen.viewDidAppear(false)

        #expect(screen.reports == ["viewDidAppear - TestableCheckoutViewController"])
    }
}

/// The screen with its one call replaced, which records the events itself.
private final class TestableCheckoutViewController: CheckoutViewController {
    private(set) var reports: [String] = []

    override func report(_ event: String) {
        reports.append(event)
    }
}
