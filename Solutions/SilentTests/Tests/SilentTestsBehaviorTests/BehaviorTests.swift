import AnalyticsSDK
import Testing
import UIKitShim

@testable import SilentTests

/// Characterization tests of the screen.
struct BehaviorTests {
    @Test func `making and loading the screen sends nothing`() {
        let lines = Analytics.output { PaymentViewController().loadViewIfNeeded() }
        #expect(lines == [])
    }

    @Test func `one appearance sends exactly one event through the singleton`() {
        let lines = Analytics.output { PaymentViewController().viewDidAppear(false) }
        #expect(lines == [">>viewDidAppear - PaymentViewController"])
    }

    @Test func `the first payment sends one event through the singleton, and the second sends nothing`() {
        let screen = PaymentViewController()
        let lines = Analytics.output {
            screen.pay(price: 1000, voucher: 300)
            screen.pay(price: 1000, voucher: 300)
        }
        #expect(lines == [">>pay - 700 cents"])
        #expect(screen.isPaid)
    }

    @Test func `a payment that the voucher covers sends its own event`() {
        let lines = Analytics.output { PaymentViewController().pay(price: 1000, voucher: 1000) }
        #expect(lines == [">>pay - voucher"])
    }

    #if !canImport(UIKit)
    @Test func `super is called once for each step of the life cycle`() {
        let screen = PaymentViewController()
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
