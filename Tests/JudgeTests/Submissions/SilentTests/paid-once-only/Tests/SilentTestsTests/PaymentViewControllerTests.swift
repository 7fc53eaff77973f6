import AnalyticsSDK
import Testing

@testable import SilentTests

struct PaymentViewControllerTests {
    private let spy = SpyAnalytics()

    @Test func `appears`() {
        PaymentViewController(analytics: spy).viewDidAppear(false)
        #expect(spy.events == ["viewDidAppear - PaymentViewController"])
    }

    @Test(arguments: zip([300, 1000, 1500], ["pay - 700 cents", "pay - voucher", "pay - voucher"]))
    func `pays`(_ voucher: Int, _ event: String) {
        PaymentViewController(analytics: spy).pay(price: 1000, voucher: voucher)
        #expect(spy.events == [event])
    }
}

private final class SpyAnalytics: Analytics {
    private(set) var events: [String] = []
    override func track(event: String) { events.append(event) }
}
