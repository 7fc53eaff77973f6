import AnalyticsSDK
import Testing
import UIKitShim

@testable import EncapsulateGlobals

struct WorldTests {
    private let spy = SpyAnalytics()
    private let noon = Date(timeIntervalSince1970: 1_900_000_000)

    private func inWorld(_ body: () -> Void) {
        World.$current.withValue(World(analytics: spy, now: { noon }), operation: body)
    }

    @Test func `the world's analytics get the event exactly once`() {
        inWorld { CheckoutViewController().viewDidAppear(false) }

        #expect(spy.events == ["viewDidAppear - CheckoutViewController"])
    }

    @Test func `each screen sends one event through the singleton`() {
        let lines = Analytics.output {
            CheckoutViewController().viewDidAppear(false)
            ReceiptViewController().viewDidAppear(false)
        }

        #expect(lines == [">>viewDidAppear - CheckoutViewController", ">>viewDidAppear - ReceiptViewController"])
    }
}

/// A spy, which records every event and sends none.
private final class SpyAnalytics: Analytics {
    private(set) var events: [String] = []

    override func track(event: String) {
        events.append(event)
    }
}
