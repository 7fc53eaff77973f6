import AnalyticsSDK
import Testing
import UIKitShim

@testable import InstancePropertyInjection

/// Characterization tests of the screen: they pass before and after the refactoring.
struct BehaviorTests {
    private let screen: CheckoutViewController

    init() throws {
        screen = try #require(Self.fromStoryboard())
    }

    /// Returns the screen as a storyboard creates it.
    private static func fromStoryboard() -> CheckoutViewController? {
        CheckoutViewController(coder: .empty)
    }

    @Test func `making and loading the screen sends nothing`() {
        let lines = Analytics.output { Self.fromStoryboard()?.loadViewIfNeeded() }
        #expect(lines == [])
    }

    @Test func `one appearance sends exactly one event through the singleton`() {
        let lines = Analytics.output { screen.viewDidAppear(false) }
        #expect(lines == [">>viewDidAppear - CheckoutViewController"])
    }

    @Test func `every appearance sends the event again`() {
        let lines = Analytics.output {
            screen.loadViewIfNeeded()
            screen.viewDidAppear(false)
            screen.viewDidAppear(true)
        }
        #expect(lines == [">>viewDidAppear - CheckoutViewController", ">>viewDidAppear - CheckoutViewController"])
    }

    #if !canImport(UIKit)
    @Test func `super is called once for each step of the life cycle`() {
        _ = Analytics.output {
            screen.loadViewIfNeeded()
            screen.viewDidAppear(false)
        }
        #expect(screen.baseCalls == LifeCycleCalls(loadViewIfNeeded: 1, viewDidLoad: 1, viewDidAppear: 1))
        _ = Analytics.output { screen.viewDidAppear(true) }
        #expect(screen.baseAppearances == [false, true])
    }
    #endif
}
