import AnalyticsSDK
import Testing
import UIKitShim

@testable import ExtractImplementer

/// Characterization tests of the screen: they pass before and after the refactoring.
struct BehaviorTests {
    @Test func `making and loading the screen sends nothing`() {
        let lines = Analytics.output { CheckoutViewController().loadViewIfNeeded() }
        #expect(lines == [])
    }

    @Test func `one appearance sends exactly one event`() {
        let lines = Analytics.output { CheckoutViewController().viewDidAppear(false) }
        #expect(lines == [">>viewDidAppear - CheckoutViewController"])
    }

    @Test func `every appearance sends the event again`() {
        let screen = CheckoutViewController()
        let lines = Analytics.output {
            screen.loadViewIfNeeded()
            screen.viewDidAppear(false)
            screen.viewDidAppear(true)
        }
        #expect(lines == [">>viewDidAppear - CheckoutViewController", ">>viewDidAppear - CheckoutViewController"])
    }

    #if !canImport(UIKit)
    @Test func `super is called once for each step of the life cycle`() {
        let screen = CheckoutViewController()
        _ = Analytics.output {
            screen.loadViewIfNeeded()
            screen.viewDidAppear(false)
        }
        #expect(screen.baseCalls == LifeCycleCalls(loadViewIfNeeded: 1, viewDidLoad: 1, viewDidAppear: 1))
        _ = Analytics.output { screen.viewDidAppear(true) }
        #expect(screen.baseAppearances == [false, true])
    }
    #endif

    @Test func `a router makes screens as before`() {
        let lines = Analytics.output { Router(analytics: .shared).checkout().viewDidAppear(false) }
        #expect(lines == [">>viewDidAppear - CheckoutViewController"])
    }

    @Test(arguments: ["", " a  b ", "PAY"]) func `every event is printed as it is`(_ event: String) {
        let analytics: ShopAnalytics = .shared
        #expect(Analytics.output { analytics.track(event: event) } == [">>" + event])
    }

    @Test func `the launch is reported once`() {
        let lines = Analytics.output { App.start().checkout().loadViewIfNeeded() }
        #expect(lines == [">>start"])
    }
}
