import AnalyticsSDK
import Testing
import UIKitShim

@testable import IntroduceInstanceDelegator

struct CheckoutViewControllerTests {
    private let spy = SpyLog()

    @Test func `the injected instance gets the event exactly once`() {
        CheckoutViewController(log: spy).viewDidAppear(false)

        #expect(spy.events == ["viewDidAppear - CheckoutViewController"])
    }

    @Test func `without an argument the real instance is used`() {
        let lines = Analytics.output { CheckoutViewController().viewDidAppear(false) }

        #expect(lines == [">>viewDidAppear - CheckoutViewController"])
    }
}

/// A spy, which records every event and sends none.
private final class SpyLog: EventLog {
    private(set) var events: [String] = []

    override func track(event: String) {
        events.append(event)
    }
}
