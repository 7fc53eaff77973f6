import AnalyticsSDK
import Testing
import UIKitShim

@testable import ClosureInjection

import Foundation

struct CheckoutViewControllerTests {
    @Test func `waits for the event`() {
        let arrived = DispatchSemaphore(value: 0)
        let screen = CheckoutViewController(makeAnalytics: { SpyAnalytics() })
        Task { arrived.signal() }
        screen.viewDidAppear(false)
        arrived.wait()
    }
}

private final class SpyAnalytics: Analytics {
    private(set) var events: [String] = []

    override func track(event: String) {
        events.append(event)
    }
}
