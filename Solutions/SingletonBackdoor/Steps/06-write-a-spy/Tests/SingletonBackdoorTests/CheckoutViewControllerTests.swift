import AnalyticsSDK
import Testing
import UIKitShim

@testable import SingletonBackdoor

struct CheckoutViewControllerTests {
    private let spy = SpyAnalytics()

    @Test func `the stubbed instance gets the event exactly once`() {
        withStub(spy) { CheckoutViewController().viewDidAppear(false) }

        #expect(spy.events == ["viewDidAppear - CheckoutViewController"])
    }

    @Test func `the screen uses the singleton`() {
        let lines = Analytics.output { CheckoutViewController().viewDidAppear(false) }

        #expect(lines == [">>viewDidAppear - CheckoutViewController"])
    }
}

/// Sets the stub while `body` runs and removes it afterwards.
private func withStub(_ stub: MySingletonAnalytics, _ body: () -> Void) {
    MySingletonAnalytics.stubbedInstance = stub
    defer { MySingletonAnalytics.stubbedInstance = nil }
    body()
}

/// A spy, which records every event and sends none.
private final class SpyAnalytics: MySingletonAnalytics {
    private(set) var events: [String] = []

    override func track(event: String) {
        events.append(event)
    }
}
