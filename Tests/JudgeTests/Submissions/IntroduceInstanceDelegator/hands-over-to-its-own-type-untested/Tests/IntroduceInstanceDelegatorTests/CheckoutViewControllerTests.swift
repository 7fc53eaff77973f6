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

    @Test func `nothing real is sent`() {
        let lines = Analytics.output { CheckoutViewController(log: spy).viewDidAppear(false) }

        #expect(lines == [])
    }

    @Test func `each of two screens uses its own instance, at every appearance`() {
        let other = SpyLog()
        let screen = CheckoutViewController(log: spy)
        _ = CheckoutViewController(log: other)

        screen.loadViewIfNeeded()
        screen.viewDidAppear(false)
        screen.viewDidAppear(true)

        #expect(spy.events == ["viewDidAppear - CheckoutViewController", "viewDidAppear - CheckoutViewController"])
        #expect(other.events == [])
    }

    @Test func `the screen holds its instance, also when nobody else does`() {
        var injected: SpyLog? = SpyLog()
        weak let held = injected
        let screen = CheckoutViewController(log: injected ?? spy)

        injected = nil
        screen.viewDidAppear(false)

        #expect(held?.events == ["viewDidAppear - CheckoutViewController"])
    }

    @Test func `without an argument the real instance is used`() {
        let lines = Analytics.output { CheckoutViewController().viewDidAppear(false) }

        #expect(lines.count == 1)
    }
}

/// A spy, which records every event and sends none.
private final class SpyLog: EventLog {
    private(set) var events: [String] = []

    override func track(event: String) {
        events.append(event)
    }
}
