import AnalyticsSDK
import Testing
import UIKitShim

@testable import ClosureInjection

struct CheckoutViewControllerTests {
    @Test func `asks the factory for an instance at every appearance, and tells it once`() {
        let factory = AnalyticsFactory()
        let screen = CheckoutViewController(makeAnalytics: factory.make)
        screen.loadViewIfNeeded()
        #expect(factory.made.isEmpty)
        for _ in 1...3 { screen.viewDidAppear(false) }
        #expect(factory.made.map(\.events) == Array(repeating: ["viewDidAppear - CheckoutViewController"], count: 3))
    }
}

private final class AnalyticsFactory {
    var made: [SpyAnalytics] = []

    func make() -> Analytics {
        let spy = SpyAnalytics()
        made.append(spy)
        return spy
    }
}

private final class SpyAnalytics: Analytics {
    private(set) var events: [String] = []

    override func track(event: String) {
        events.append(event)
    }
}
