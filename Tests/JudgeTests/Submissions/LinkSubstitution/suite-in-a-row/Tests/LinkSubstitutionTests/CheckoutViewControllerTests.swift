import AnalyticsSDK
import Testing

@testable import LinkSubstitution

@Suite(.serialized) struct CheckoutViewControllerTests {
    init() {
        Analytics.shared.reset()
    }

    @Test(arguments: 0...3) func `each appearance sends one event`(_ count: Int) {
        let screen = CheckoutViewController()
        for _ in 0..<count { screen.viewDidAppear(false) }
        #expect(Analytics.shared.events == Array(repeating: "viewDidAppear - CheckoutViewController", count: count))
    }
}
