import AnalyticsSDK
import Testing
import UIKitShim

@testable import ClosurePropertyInjection

struct CheckoutViewControllerTests {
    private let spy = SpyAnalytics()
    private let screen: CheckoutViewController

    init() throws {
        screen = try screenFromStoryboard()
    }

    @Test func `the instance that the closure returns gets the event exactly once`() {
        screen.makeAnalytics = { spy }

        screen.viewDidAppear(false)

        #expect(spy.events == ["viewDidAppear - CheckoutViewController"])
    }

    @Test func `the singleton gets nothing`() {
        screen.makeAnalytics = { spy }

        let lines = Analytics.output { screen.viewDidAppear(false) }

        #expect(lines == [])
    }

    @Test func `loading the view sends nothing`() {
        screen.makeAnalytics = { spy }

        screen.loadViewIfNeeded()

        #expect(spy.events == [])
    }

    @Test func `the closure is called once per appearance, and not before`() {
        var timesAsked = 0
        screen.makeAnalytics = {
            timesAsked += 1
            return spy
        }

        screen.loadViewIfNeeded()
        #expect(timesAsked == 0)
        screen.viewDidAppear(false)
        #expect(timesAsked == 1)
    }

    @Test func `a closure that is injected after loading is called`() {
        screen.loadViewIfNeeded()
        screen.makeAnalytics = { spy }

        screen.viewDidAppear(false)

        #expect(spy.events == ["viewDidAppear - CheckoutViewController"])
    }

    @Test func `each of two screens calls its own closure`() throws {
        let other = SpyAnalytics()
        let otherScreen = try screenFromStoryboard()
        screen.makeAnalytics = { spy }
        otherScreen.makeAnalytics = { other }

        screen.viewDidAppear(false)

        #expect(spy.events == ["viewDidAppear - CheckoutViewController"])
        #expect(other.events == [])
    }

    @Test func `without an injection the screen uses the singleton`() {
        let lines = Analytics.output { screen.viewDidAppear(false) }

        #expect(lines == [">>viewDidAppear - CheckoutViewController"])
    }

    /// Runs in a process of its own: a process creates the singleton once, and another test may already have done so.
    @Test func `the singleton is not even created when a closure is injected first`() async {
        await #expect(processExitsWith: .success) { @MainActor in
            let spy = SpyAnalytics()
            let screen = try screenFromStoryboard()
            screen.makeAnalytics = { spy }

            screen.loadViewIfNeeded()
            screen.viewDidAppear(false)

            #expect(spy.events == ["viewDidAppear - CheckoutViewController"])
            #expect(Analytics.instancesMade == 1, "Only the spy is created, not the singleton.")
        }
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
