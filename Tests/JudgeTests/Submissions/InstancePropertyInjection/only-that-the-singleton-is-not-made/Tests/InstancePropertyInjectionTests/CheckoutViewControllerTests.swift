import AnalyticsSDK
import Testing
import UIKitShim

@testable import InstancePropertyInjection

@Test func `leaves the singleton alone`() async {
    await #expect(processExitsWith: .success) { @MainActor in
        let screen = try #require(CheckoutViewController(coder: .empty))
        screen.analytics = SpyAnalytics()
        screen.viewDidAppear(false)
        #expect(Analytics.instancesMade == 1)
    }
}

private final class SpyAnalytics: Analytics {
    private(set) var events: [String] = []
    override func track(event: String) { events.append(event) }
}
