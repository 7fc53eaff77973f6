import AnalyticsSDK
import Testing
import UIKitShim

@testable import ConstructorInjection

@Suite("Checkout") struct CheckoutTests {
    @Suite("appearing") @MainActor struct Appearing {
        let spy = RecordingAnalytics()

        @Test("sends one event for each time", arguments: [0, 1, 2, 5])
        func appears(times: Int) {
            let screen = CheckoutViewController(analytics: spy)
            for _ in 0..<times { screen.viewDidAppear(times.isMultiple(of: 2)) }
            #expect(spy.calls == Array(repeating: .track("viewDidAppear - CheckoutViewController"), count: times))
        }
    }

    @Suite("loading") struct Loading {
        @Test func sendsNothing() {
            let spy = RecordingAnalytics()
            CheckoutViewController(analytics: spy).loadViewIfNeeded()
            #expect(spy.calls.isEmpty)
        }
    }
}

final class RecordingAnalytics: Analytics {
    enum Call: Equatable { case track(String) }
    var calls: [Call] = []
    override func track(event: String) { calls.append(.track(event)) }
}
