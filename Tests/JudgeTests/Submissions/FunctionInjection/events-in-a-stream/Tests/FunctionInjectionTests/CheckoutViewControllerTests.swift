import Foundation
import Testing

@testable import FunctionInjection

@MainActor struct CheckoutViewControllerTests {
    @Test(.timeLimit(.minutes(1))) func `each appearance is an event`() async {
        let (stream, continuation) = AsyncStream<String>.makeStream()
        let screen = CheckoutViewController { continuation.yield($0) }
        screen.loadViewIfNeeded()
        screen.viewDidAppear(false)
        screen.viewDidAppear(true)
        continuation.finish()

        var events: [String] = []
        for await event in stream { events.append(event) }
        #expect(events == ["viewDidAppear - CheckoutViewController", "viewDidAppear - CheckoutViewController"])
    }

    @Test func `one event per appearance`() async {
        await confirmation("event", expectedCount: 1) { event in
            CheckoutViewController(track: { _ in event() }).viewDidAppear(true)
        }
    }

    @Test func `production calls the global function`() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) { @MainActor in
            CheckoutViewController().viewDidAppear(false)
            fflush(nil)
        }
        let text = String(bytes: result?.standardOutputContent ?? [], encoding: .utf8)
        #expect(text?.contains(">>viewDidAppear - CheckoutViewController\n") == true)
        #expect(text?.contains("Not the Analytics singleton") == false)
    }
}
