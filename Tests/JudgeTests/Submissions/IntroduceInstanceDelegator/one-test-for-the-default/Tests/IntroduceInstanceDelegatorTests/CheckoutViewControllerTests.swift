import AnalyticsSDK
import Testing
import UIKitShim

@testable import IntroduceInstanceDelegator

@MainActor @Suite("Checkout") struct CheckoutTests {
    final class Log: EventLog {
        var events = [String]()
        override func track(event: String) { events.append(event) }
    }

    @Test func injected() {
        let log = Log()
        for _ in 0..<2 { CheckoutViewController(log: log).viewDidAppear(true) }
        #expect(log.events == ["viewDidAppear - CheckoutViewController", "viewDidAppear - CheckoutViewController"])
    }

    @Test func byDefault() {
        let output = Analytics.output { CheckoutViewController().viewDidAppear(true) }
        #expect(output == [">>viewDidAppear - CheckoutViewController"])
    }
}
