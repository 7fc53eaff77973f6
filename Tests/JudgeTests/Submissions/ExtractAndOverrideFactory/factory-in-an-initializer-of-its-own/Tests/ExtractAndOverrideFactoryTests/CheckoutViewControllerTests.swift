import AnalyticsSDK
import Testing
import UIKitShim

@testable import ExtractAndOverrideFactory

@Suite(.serialized) struct CheckoutViewControllerTests {
    @Test(arguments: [1, 2]) func `sends an event for each appearance`(count: Int) throws {
        let screen = SpiedScreen()
        for _ in 1...count { screen.viewDidAppear(false) }
        #expect(screen.spy?.events == Array(repeating: "viewDidAppear - SpiedScreen", count: count))
    }

    @Test func `connects to the real client in production`() {
        let printed = Analytics.output { _ = CheckoutViewController() }
        #expect(printed == [">>connected"])
    }
}

private final class SpiedScreen: CheckoutViewController {
    var spy: Spy? { analytics as? Spy }

    override class func makeAnalytics() -> CheckoutAnalytics { Spy() }
}

private final class Spy: CheckoutAnalytics {
    var events: [String] = []
    override func connect() {}
    override func track(event: String) { events.append(event) }
}
