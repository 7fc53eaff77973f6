import AnalyticsSDK
import Testing
import UIKitShim

@testable import IntroduceInstanceDelegator

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

    @Test(arguments: ["", " a  b ", "PAY"]) func `the static function prints every event as it is`(_ event: String) {
        #expect(Analytics.output { EventLog.track(event: event) } == [">>" + event])
    }

    @Test func `the forty other screens go on calling the static function`() {
        let lines = Analytics.output { EventLog.track(event: "order") }
        #expect(lines == [">>order"])
    }
}
