import AnalyticsSDK
import Testing
import UIKitShim

@testable import SingletonBackdoor

struct CheckoutViewControllerTests {
    private let spy = SpyAnalytics()

    @Test func `the stubbed instance gets exactly the one event`() {
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

    @Test func `the shared instance is the stub while it is set, and the same singleton before and after`() {
        let singleton = MySingletonAnalytics.shared

        withStub(spy) { #expect(MySingletonAnalytics.shared === spy) }

        #expect(singleton !== spy)
        #expect(MySingletonAnalytics.shared === singleton)
    }

    @Test func `after the test the screen uses the singleton again`() {
        withStub(spy) {}

        let lines = Analytics.output { CheckoutViewController().viewDidAppear(false) }

        #expect(lines == [">>viewDidAppear - CheckoutViewController"])
        #expect(spy.events == [])
    }

    @Test func `another instance says that it is not the singleton, also while it is the stub`() {
        let stub = MySingletonAnalytics()

        let lines = Analytics.output {
            withStub(stub) { CheckoutViewController().viewDidAppear(false) }
        }

        #expect(lines == [">>viewDidAppear - CheckoutViewController", ">>...Not the MySingletonAnalytics singleton"])
    }
}

/// Opens the backdoor for the length of `body` and closes it again, whatever happens.
private func withStub(_ stub: MySingletonAnalytics, _ body: () -> Void) {
    MySingletonAnalytics.stubbedInstance = stub
    defer { MySingletonAnalytics.stubbedInstance = nil }
    body()
}

/// Records what it is asked to send, and sends nothing.
private final class SpyAnalytics: MySingletonAnalytics {
    private(set) var events: [String] = []

    override func track(event: String) {
        events.append(event)
    }
}
