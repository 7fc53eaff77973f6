import AnalyticsSDK
import Testing
import UIKitShim

@testable import ConstructorInjection

struct CheckoutViewControllerTests {
    private let spy = SpyAnalytics()

    @Test func `the injected instance gets the event exactly once`() {
        let screen = CheckoutViewController(analytics: spy)

        screen.viewDidAppear(false)

        #expect(spy.events.count == 1)
    }

    @Test func `the singleton gets nothing`() {
        let lines = Analytics.output { CheckoutViewController(analytics: spy).viewDidAppear(false) }

        #expect(lines == [])
    }

    @Test func `loading the view sends nothing`() {
        CheckoutViewController(analytics: spy).loadViewIfNeeded()

        #expect(spy.events == [])
    }

    @Test func `the injected instance is used for the life of the screen`() {
        let screen = CheckoutViewController(analytics: spy)

        screen.loadViewIfNeeded()
        screen.viewDidAppear(false)
        screen.viewDidAppear(true)

        #expect(spy.events.count == 2)
    }

    @Test func `the screen holds its instance, also when nobody else does`() {
        var injected: SpyAnalytics? = SpyAnalytics()
        weak let held = injected
        let screen = CheckoutViewController(analytics: injected ?? spy)

        injected = nil
        screen.viewDidAppear(false)

        #expect(held?.events.count == 1)
    }

    @Test func `each of two screens uses its own instance`() {
        let other = SpyAnalytics()
        let screen = CheckoutViewController(analytics: spy)
        _ = CheckoutViewController(analytics: other)

        screen.viewDidAppear(false)

        #expect(spy.events.count == 1)
        #expect(other.events == [])
    }

    @Test func `without an argument the singleton is used`() {
        let lines = Analytics.output { CheckoutViewController().viewDidAppear(false) }

        #expect(lines.count == 1)
    }
}

/// A spy, which records every event and sends none.
private final class SpyAnalytics: Analytics {
    private(set) var events: [String] = []

    override func track(event: String) {
        events.append(event)
    }
}
