import Testing

@testable import IntroduceInstanceDelegator

struct CheckoutViewControllerTests {
    @Test func `an appearance is logged`() {
        let log = LogSpy()
        let screen = CheckoutViewController(log: log)
        screen.loadViewIfNeeded()
        #expect(log.events.isEmpty)
        screen.viewDidAppear(true)
        #expect(log.events == ["viewDidAppear - CheckoutViewController"])
    }
}

private final class LogSpy: EventLog {
    private(set) var events: [String] = []
    override func track(event: String) { events.append(event) }
}
