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
