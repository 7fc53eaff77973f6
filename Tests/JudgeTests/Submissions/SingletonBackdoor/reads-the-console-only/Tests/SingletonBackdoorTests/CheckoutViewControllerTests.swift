import AnalyticsSDK
import Testing
import UIKitShim

@testable import SingletonBackdoor

struct CheckoutViewControllerTests {
    private let spy = SpyAnalytics()

    @Test func `any other instance says that it is not the singleton, even while it is the stub`() {
        let stub = MySingletonAnalytics()

        let lines = Analytics.output {
            withStub(stub) { CheckoutViewController().viewDidAppear(false) }
        }

        #expect(lines == [">>viewDidAppear - CheckoutViewController", ">>...Not the MySingletonAnalytics singleton"])
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
