import AnalyticsSDK
import Testing
import XCTest

@testable import SilentTests

struct PaymentViewControllerTests {
    class Spy: Analytics {
        var events: [String] = []
        override func track(event: String) { events.append(event) }
    }

    @Test func pay() {
        let spy = Spy()
        let screen = PaymentViewController(analytics: spy)
        screen.pay(price: 1000, voucher: 300)
        XCTAssertEqual(spy.events, ["pay - 700 cents"])
        XCTAssertTrue(screen.isPaid)
    }
}
