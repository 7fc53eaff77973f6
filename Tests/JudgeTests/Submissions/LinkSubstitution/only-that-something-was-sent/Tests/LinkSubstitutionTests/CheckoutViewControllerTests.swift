import AnalyticsSDK
import Testing

@testable import LinkSubstitution

@Test func `an appearance sends an event`() {
    Analytics.shared.reset()
    CheckoutViewController().viewDidAppear(false)
    #expect(!Analytics.shared.events.isEmpty)
}
