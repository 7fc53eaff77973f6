import AnalyticsSDK
import Testing

@testable import ExtractAndOverrideCall

private final class Screen: CheckoutViewController {
    var reports: Set<String> = []
    override func report(_ event: String) { reports.insert(event) }
}

struct ScreenTests {
    @Test func appearance() {
        let screen = Screen()
        screen.viewDidAppear(false)
        #expect(screen.reports == ["viewDidAppear - Screen"])
    }

    @Test func real() {
        #expect(Analytics.output { CheckoutViewController().report("a") } == [">>a"])
    }
}
