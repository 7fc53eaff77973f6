import Testing

@testable import SingletonBackdoor

@Suite(.serialized)
struct CheckoutViewControllerTests {
    @Test func `each appearance sends one event`() {
        let events = withSpy { 
            let screen = CheckoutViewController()
            screen.loadViewIfNeeded()
            screen.viewDidAppear(false)
            screen.viewDidAppear(true)
        }
        #expect(events == Array(repeating: "viewDidAppear - CheckoutViewController", count: 2))
    }

    @Test func `loading sends nothing`() {
        let events = withSpy { CheckoutViewController().loadViewIfNeeded() }
        #expect(events.isEmpty)
    }

    @Test func `the spy is gone afterwards`() {
        let before = MySingletonAnalytics.shared
        _ = withSpy { #expect(MySingletonAnalytics.shared !== before) }
        #expect(MySingletonAnalytics.shared === before)
    }
}

/// Runs a closure while `shared` is a spy, and returns the events that the spy got.
private func withSpy(_ body: () -> Void) -> [String] {
    let spy = Spy()
    MySingletonAnalytics.stubbedInstance = spy
    defer { MySingletonAnalytics.stubbedInstance = nil }
    body()
    return spy.events
}

private class Spy: MySingletonAnalytics {
    var events = [String]()
    override func track(event: String) { events += [event] }
}
