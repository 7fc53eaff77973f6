import AnalyticsSDK
import Testing

@testable import LinkSubstitution

@Test func `an appearance sends the event`() {
    Analytics.shared.reset()
    CheckoutViewController().viewDidAppear(false)
    #expect(Analytics.shared.sent(["viewDidAppear - CheckoutViewController"]))
}
