import AnalyticsSDK
import Testing
import UIKitShim

@testable import SubclassAndOverride

@Test(arguments: 1...3)
func eachAppearanceIsTracked(times: Int) {
    final class Spy: Analytics {
        var log = ""
        override func track(event: String) { log += event + ";" }
    }
    final class Screen: CheckoutViewController {
        let spy = Spy()
        override func analytics() -> Analytics { spy }
    }
    let screen = Screen()
    for _ in 1...times { screen.viewDidAppear(false) }
    #expect(screen.spy.log == String(repeating: "viewDidAppear - Screen;", count: times))
}

@Test func theRealOneInProduction() {
    let lines = Analytics.output { CheckoutViewController().viewDidAppear(false) }
    #expect(lines == [">>viewDidAppear - CheckoutViewController"])
}
