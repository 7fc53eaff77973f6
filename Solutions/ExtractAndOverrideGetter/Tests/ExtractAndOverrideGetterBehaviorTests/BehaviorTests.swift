import AnalyticsSDK
import Testing
import UIKitShim

@testable import ExtractAndOverrideGetter

/// Characterization tests of the screen: they pass before and after the refactoring.
///
/// They do not say when the client is created, only that it connects once and before the first event.
struct BehaviorTests {
    @Test func `making and loading the screen sends no event`() {
        let lines = Analytics.output { CheckoutViewController().loadViewIfNeeded() }
        #expect(lines.filter { $0 != ">>connected" } == [])
    }

    @Test func `one appearance connects and sends exactly one event`() {
        let lines = Analytics.output { CheckoutViewController().viewDidAppear(false) }
        #expect(lines == [">>connected", ">>viewDidAppear - CheckoutViewController"])
    }

    @Test func `every appearance sends the event again over the same connection`() {
        let lines = Analytics.output {
            let screen = CheckoutViewController()
            screen.loadViewIfNeeded()
            screen.viewDidAppear(false)
            screen.viewDidAppear(true)
        }
        #expect(lines == [">>connected", ">>viewDidAppear - CheckoutViewController", ">>viewDidAppear - CheckoutViewController"])
    }

    @Test func `a screen from a storyboard does the same`() {
        let lines = Analytics.output { CheckoutViewController(coder: .empty)?.viewDidAppear(false) }
        #expect(lines == [">>connected", ">>viewDidAppear - CheckoutViewController"])
    }

    #if !canImport(UIKit)
    @Test func `super is called once for each step of the life cycle`() {
        var screen: CheckoutViewController?
        _ = Analytics.output {
            screen = CheckoutViewController()
            screen?.loadViewIfNeeded()
            screen?.viewDidAppear(false)
        }
        #expect(screen?.baseCalls == LifeCycleCalls(loadViewIfNeeded: 1, viewDidLoad: 1, viewDidAppear: 1))
        _ = Analytics.output { screen?.viewDidAppear(true) }
        #expect(screen?.baseAppearances == [false, true])
    }
    #endif
}
