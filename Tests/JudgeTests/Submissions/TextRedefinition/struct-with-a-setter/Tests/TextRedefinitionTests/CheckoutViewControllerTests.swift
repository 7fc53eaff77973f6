import AnalyticsSDK
import Testing

@testable import TextRedefinition

typealias Door = TextRedefinition.Analytics
typealias Vendor = AnalyticsSDK.Analytics

@Suite(.serialized) final class CheckoutViewControllerTests {
    private let spy = Spy()

    init() { Door.stub = spy }

    isolated deinit { Door.stub = nil }

    @Test func `one event for each appearance`() {
        let screen = CheckoutViewController()
        screen.loadViewIfNeeded()
        screen.viewDidAppear(false)
        #expect(spy.events == ["viewDidAppear - CheckoutViewController"])
    }

    @Test func `the vendor without a stub`() {
        Door.stub = nil
        #expect(Door.shared === Vendor.shared)
    }
}

private final class Spy: Vendor {
    var events: [String] = []
    override func track(event: String) { events.append(event) }
}
