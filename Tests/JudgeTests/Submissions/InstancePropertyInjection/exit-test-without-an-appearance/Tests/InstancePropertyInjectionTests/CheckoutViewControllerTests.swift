import AnalyticsSDK
import Testing
import UIKitShim

@testable import InstancePropertyInjection

struct CheckoutViewControllerTests {
    @Test func sends() throws {
        let spy = SpyAnalytics()
        let screen = try makeScreen()
        screen.analytics = spy
        screen.viewDidAppear(false)
        #expect(spy.events == ["viewDidAppear - CheckoutViewController"])
    }
    @Test func notMade() async {
        await #expect(processExitsWith: .success) { @MainActor in
            let spy = SpyAnalytics()
            let screen = try makeScreen()
            screen.analytics = spy
            #expect(Analytics.instancesMade == 1)
        }
    }

}

private final class SpyAnalytics: Analytics {
    private(set) var events: [String] = []

    override func track(event: String) {
        events.append(event)
    }
}

private func makeScreen() throws -> CheckoutViewController {
    let screen: CheckoutViewController? = CheckoutViewController(coder: .empty)
    return try #require(screen)
}
