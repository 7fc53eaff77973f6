import AnalyticsSDK
import Testing
import UIKitShim

@testable import InstancePropertyInjection

struct CheckoutViewControllerTests {
    private let spy = SpyAnalytics()
    private let screen: CheckoutViewController

    init() throws {
        screen = try screenFromStoryboard()
    }

    @Test func `the injected instance gets the event exactly once`() {
        screen.analytics = spy

        screen.viewDidAppear(false)

        #expect(spy.events == ["viewDidAppear - CheckoutViewController"])
    }

    @Test func `the singleton gets nothing`() {
        screen.analytics = spy

        let lines = Analytics.output { screen.viewDidAppear(false) }

        #expect(lines == [])
    }

    @Test func `loading the view sends nothing`() {
        screen.analytics = spy

        screen.loadViewIfNeeded()

        #expect(spy.events == [])
    }

    @Test func `an instance that is injected after loading is used`() {
        screen.loadViewIfNeeded()
        screen.analytics = spy

        screen.viewDidAppear(false)

        #expect(spy.events == ["viewDidAppear - CheckoutViewController"])
    }

    @Test func `the injected instance is used for the life of the screen`() {
        screen.analytics = spy

        screen.loadViewIfNeeded()
        screen.viewDidAppear(false)
        screen.viewDidAppear(true)

        #expect(spy.events == ["viewDidAppear - CheckoutViewController", "viewDidAppear - CheckoutViewController"])
    }

    @Test func `the screen holds its instance, also when nobody else does`() {
        var injected: SpyAnalytics? = SpyAnalytics()
        weak let held = injected
        screen.analytics = injected ?? spy

        injected = nil
        screen.viewDidAppear(false)

        #expect(held?.events == ["viewDidAppear - CheckoutViewController"])
    }

    @Test func `each of two screens uses its own instance`() throws {
        let other = SpyAnalytics()
        let otherScreen = try screenFromStoryboard()
        screen.analytics = spy
        otherScreen.analytics = other

        screen.viewDidAppear(false)

        #expect(spy.events == ["viewDidAppear - CheckoutViewController"])
        #expect(other.events == [])
    }

    @Test func `without an injection the screen uses the singleton`() {
        let lines = Analytics.output { screen.viewDidAppear(false) }

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

/// Returns the screen as a storyboard creates it.
private func screenFromStoryboard() throws -> CheckoutViewController {
    let screen: CheckoutViewController? = CheckoutViewController(coder: .empty)
    return try #require(screen)
}
