import AnalyticsSDK
import Testing
import UIKitShim

@testable import TextRedefinition

struct CheckoutViewControllerTests {
    private let spy = SpyAnalytics()

    @Test func `the stub gets the event exactly once`() {
        withStub(spy) { CheckoutViewController().viewDidAppear(false) }

        #expect(spy.events == ["viewDidAppear - CheckoutViewController"])
    }

    @Test func `without a stub the singleton gets the event`() {
        let lines = Analytics.output { CheckoutViewController().viewDidAppear(false) }

        #expect(lines == [">>viewDidAppear - CheckoutViewController"])
    }
}

/// Sets the stub while `body` runs, and removes it afterwards.
private func withStub(_ stub: Analytics, _ body: () -> Void) {
    Analytics.stub = stub
    defer { Analytics.stub = nil }
    body()
}

/// A spy, which records every event and sends none.
private final class SpyAnalytics: Analytics {
    private(set) var events: [String] = []

    override func track(event: String) {
        events.append(event)
    }
}
