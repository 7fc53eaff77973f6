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

    @Test func `the receipt uses the analytics and the clock of the world`() {
        let receipt = ReceiptViewController()

        inWorld { receipt.viewDidAppear(false) }

        #expect(spy.events == ["viewDidAppear - ReceiptViewController"])
        #expect(receipt.appearedAt != nil)
    }

    @Test func `the singleton gets nothing, and loading sends nothing`() {
        let lines = Analytics.output {
            inWorld {
                CheckoutViewController().viewDidAppear(false)
                ReceiptViewController().viewDidAppear(false)
                CheckoutViewController().loadViewIfNeeded()
            }
        }

        #expect(lines == [])
        #expect(spy.events.count == 2)
    }

    @Test func `a screen that was made before uses the current world, each time`() {
        let (checkout, receipt) = (CheckoutViewController(), ReceiptViewController())

        inWorld {
            checkout.viewDidAppear(false)
            receipt.viewDidAppear(false)
        }
        let lines = Analytics.output {
            checkout.viewDidAppear(true)
            receipt.viewDidAppear(true)
        }

        #expect(spy.events == ["viewDidAppear - CheckoutViewController", "viewDidAppear - ReceiptViewController"])
        #expect(lines == [">>viewDidAppear - CheckoutViewController", ">>viewDidAppear - ReceiptViewController"])
    }

    @Test func `two worlds at the same time stay apart`() async {
        async let one = events(inAWorldOfItsOwn: 1)
        async let other = events(inAWorldOfItsOwn: 2)

        let (first, second) = await (one, other)
        #expect(first == ["viewDidAppear - CheckoutViewController"])
        #expect(second == ["viewDidAppear - CheckoutViewController", "viewDidAppear - CheckoutViewController"])
    }

    private func events(inAWorldOfItsOwn count: Int) async -> [String] {
        let spy = SpyAnalytics()
        await World.$current.withValue(World(analytics: spy, now: { noon })) {
            for _ in 1...count {
                await Task.yield()
                CheckoutViewController().viewDidAppear(false)
            }
        }
        return spy.events
    }
}

/// A spy, which records every event and sends none.
private final class SpyAnalytics: Analytics {
    private(set) var events: [String] = []

    override func track(event: String) {
        events.append(event)
    }
}
