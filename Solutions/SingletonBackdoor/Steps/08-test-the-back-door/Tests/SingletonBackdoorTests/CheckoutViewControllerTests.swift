import AnalyticsSDK
import Testing
import UIKitShim

@testable import SingletonBackdoor

struct CheckoutViewControllerTests {
    private let spy = SpyAnalytics()

    @Test func `the stubbed instance gets the event exactly once`() {
        withStub(spy) { CheckoutViewController().viewDidAppear(false) }

        #expect(spy.events == ["viewDidAppear - CheckoutViewController"])
    }

    @Test func `the singleton gets nothing`() {
        let lines = Analytics.output {
            withStub(spy) { CheckoutViewController().viewDidAppear(false) }
        }

        #expect(lines == [])
    }

    @Test func `loading the view sends nothing`() {
        withStub(spy) { CheckoutViewController().loadViewIfNeeded() }

        #expect(spy.events == [])
    }

    @Test func `every appearance sends one event`() {
        withStub(spy) {
            let screen = CheckoutViewController()
            screen.loadViewIfNeeded()
            screen.viewDidAppear(false)
            screen.viewDidAppear(true)
        }

        #expect(spy.events == ["viewDidAppear - CheckoutViewController", "viewDidAppear - CheckoutViewController"])
    }

    @Test func `the shared instance is the stub while it is set, and the one singleton before and after`() {
        let singleton = MySingletonAnalytics.shared

        withStub(spy) { #expect(MySingletonAnalytics.shared === spy) }

        #expect(singleton !== spy)
        #expect(MySingletonAnalytics.shared === singleton)
    }

    @Test func `the backdoor holds the stub, also when nobody else does`() {
        MySingletonAnalytics.stubbedInstance = SpyAnalytics()
        defer { MySingletonAnalytics.stubbedInstance = nil }

        #expect(MySingletonAnalytics.shared is SpyAnalytics)
    }

    @Test func `the screen uses the singleton again after the stub is removed`() {
        withStub(spy) {}

        let lines = Analytics.output { CheckoutViewController().viewDidAppear(false) }

        #expect(lines == [">>viewDidAppear - CheckoutViewController"])
        #expect(spy.events == [])
    }

    @Test func `any other instance says that it is not the singleton, even while it is the stub`() {
        let stub = MySingletonAnalytics()

        let lines = Analytics.output {
            withStub(stub) { CheckoutViewController().viewDidAppear(false) }
        }

        #expect(lines == [">>viewDidAppear - CheckoutViewController", ">>...Not the MySingletonAnalytics singleton"])
    }
}

/// Sets the stub while `body` runs and removes it afterwards.
private func withStub(_ stub: MySingletonAnalytics, _ body: () -> Void) {
    MySingletonAnalytics.stubbedInstance = stub
    defer { MySingletonAnalytics.stubbedInstance = nil }
    body()
}

/// A spy, which records every event and sends none.
private final class SpyAnalytics: MySingletonAnalytics {
    private(set) var events: [String] = []

    override func track(event: String) {
        events.append(event)
    }
}
