import AnalyticsSDK
import Injection
import Testing
import UIKitShim

@testable import ContainerInjection

struct CheckoutViewControllerTests {
    private let spy = SpyAnalytics()
    private let container = Container()

    init() {
        container.analytics.register { [spy] in spy }
    }

    @Test func `the injected instance gets the event exactly once`() {
        let screen = CheckoutViewController(container: container)

        screen.viewDidAppear(false)

        #expect(spy.events == ["viewDidAppear - CheckoutViewController"])
    }

    @Test func `the singleton gets nothing`() {
        let lines = Analytics.output { CheckoutViewController(container: container).viewDidAppear(false) }

        #expect(lines == [])
    }

    @Test func `loading the view sends nothing`() {
        CheckoutViewController(container: container).loadViewIfNeeded()

        #expect(spy.events == [])
    }

    @Test func `each of two screens uses its own container`() {
        let elsewhere = Container()
        let other = SpyAnalytics()
        elsewhere.analytics.register { other }
        let screen = CheckoutViewController(container: container)
        _ = CheckoutViewController(container: elsewhere)

        screen.viewDidAppear(false)

        #expect(spy.events == ["viewDidAppear - CheckoutViewController"])
        #expect(other.events == [])
    }

    @Test func `the screen holds its container, also when nobody else does`() {
        var injected: Container? = Container()
        injected?.analytics.register { [spy] in spy }
        let screen = CheckoutViewController(container: injected ?? container)

        injected = nil
        screen.viewDidAppear(false)

        #expect(spy.events == ["viewDidAppear - CheckoutViewController"])
    }

    @Test func `without an argument the shared container is used`() {
        Container.$shared.withValue(container) {
            CheckoutViewController().viewDidAppear(false)
        }

        #expect(spy.events == ["viewDidAppear - CheckoutViewController"])
    }

    @Test func `without a registration the singleton is used`() {
        let lines = Analytics.output { CheckoutViewController(container: Container()).viewDidAppear(false) }

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
