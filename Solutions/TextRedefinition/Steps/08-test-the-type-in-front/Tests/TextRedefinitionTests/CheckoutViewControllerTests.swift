import AnalyticsSDK
import Testing
import UIKitShim

@testable import TextRedefinition

private typealias VendorAnalytics = AnalyticsSDK.Analytics
private typealias ModuleAnalytics = TextRedefinition.Analytics

struct CheckoutViewControllerTests {
    private let spy = SpyAnalytics()

    @Test func `the stub gets the event exactly once`() {
        withStub(spy) { CheckoutViewController().viewDidAppear(false) }

        #expect(spy.events == ["viewDidAppear - CheckoutViewController"])
    }

    @Test func `the singleton gets nothing`() {
        let lines = VendorAnalytics.output {
            withStub(spy) { CheckoutViewController().viewDidAppear(false) }
        }

        #expect(lines == [])
    }

    @Test func `loading the view sends nothing`() {
        withStub(spy) { CheckoutViewController().loadViewIfNeeded() }

        #expect(spy.events == [])
    }

    @Test func `a screen that was made before uses the stub, too`() {
        let screen = CheckoutViewController()

        withStub(spy) { screen.viewDidAppear(false) }

        #expect(spy.events == ["viewDidAppear - CheckoutViewController"])
    }

    @Test func `the backdoor holds the stub, also when nobody else does`() {
        ModuleAnalytics.stub = SpyAnalytics()
        defer { ModuleAnalytics.stub = nil }

        #expect(ModuleAnalytics.shared is SpyAnalytics)
    }

    @Test func `without a stub it is the vendor's one instance`() {
        withStub(spy) { #expect(ModuleAnalytics.shared === spy) }

        #expect(ModuleAnalytics.shared === VendorAnalytics.shared)
        let lines = VendorAnalytics.output { CheckoutViewController().viewDidAppear(false) }
        #expect(lines == [">>viewDidAppear - CheckoutViewController"])
    }
}

/// Sets the stub while `body` runs, and removes it afterwards.
private func withStub(_ stub: VendorAnalytics, _ body: () -> Void) {
    ModuleAnalytics.stub = stub
    defer { ModuleAnalytics.stub = nil }
    body()
}

/// A spy, which records every event and sends none.
private final class SpyAnalytics: VendorAnalytics {
    private(set) var events: [String] = []

    override func track(event: String) {
        events.append(event)
    }
}
