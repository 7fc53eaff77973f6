import AnalyticsSDK
import Foundation
import Testing
import UIKitShim

@testable import IntroduceInstanceDelegator

struct CheckoutViewControllerTests {
    @Test func event() {
        let spy = SpyLog()
        CheckoutViewController(log: spy).viewDidAppear(false)
        #expect(spy.events == ["viewDidAppear - CheckoutViewController"])
    }
    @Test func instance() {
        #expect(Analytics.output { EventLog().track(event: "order") } == [">>order"])
    }
}

private final class SpyLog: EventLog {
    private(set) var events: [String] = []
    override func track(event: String) { events.append(event) }
}
