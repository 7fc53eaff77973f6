import AnalyticsSDK
import Testing
import UIKitShim

@testable import ClosureInjection

struct CheckoutViewControllerTests {
    private let spy = SpyAnalytics()

    @Test func `the injected instance gets the event exactly once`() {
        let screen = CheckoutViewController(makeAnalytics: { spy })

        screen.viewDidAppear(false)

        #expect(spy.events == ["viewDidAppear - CheckoutViewController"])
    }

    @Test func `the singleton gets nothing`() {
        let lines = Analytics.output { CheckoutViewController(makeAnalytics: { spy }).viewDidAppear(false) }

        #expect(lines == [])
    }

    @Test func `loading the view sends nothing`() {
        CheckoutViewController(makeAnalytics: { spy }).loadViewIfNeeded()

        #expect(spy.events == [])
    }

    @Test func `the closure is called once per appearance, and not before`() {
        var timesAsked = 0
        let screen = CheckoutViewController {
            timesAsked += 1
            return spy
        }

        screen.loadViewIfNeeded()
        #expect(timesAsked == 0)
        screen.viewDidAppear(false)
        #expect(timesAsked == 1)
        screen.viewDidAppear(true)
        #expect(timesAsked == 2)
    }

    @Test func `each event goes to the instance that the closure returns for it`() {
        let other = SpyAnalytics()
        var current = spy
        let screen = CheckoutViewController(makeAnalytics: { current })

        screen.viewDidAppear(false)
        current = other
        screen.viewDidAppear(true)

        #expect(spy.events == ["viewDidAppear - CheckoutViewController"])
        #expect(other.events == ["viewDidAppear - CheckoutViewController"])
    }

    @Test func `each of two screens calls its own closure`() {
        let other = SpyAnalytics()
        let screen = CheckoutViewController(makeAnalytics: { spy })
        let otherScreen = CheckoutViewController(makeAnalytics: { other })

        screen.viewDidAppear(false)
        #expect(spy.events == ["viewDidAppear - CheckoutViewController"])
        #expect(other.events == [])
        otherScreen.viewDidAppear(false)
        #expect(other.events == ["viewDidAppear - CheckoutViewController"])
    }

    @Test func `without an argument the singleton is used`() {
        let lines = Analytics.output { CheckoutViewController().viewDidAppear(false) }

        #expect(lines == [">>viewDidAppear - CheckoutViewController"])
    }
}

/// A spy, which records every event and sends none.
private final class SpyAnalytics: Analytics {
    private(set) var events: [String] = []

    override func track(event: String) {
        events.append(event)
    }
}
