import AnalyticsSDK
import Testing

@testable import ConstructorInjection

struct ExitTests {
    @Test func oneInstance() async {
        await #expect(processExitsWith: .success) { @MainActor in
            final class Spy: Analytics {
                var events: [String] = []
                override func track(event: String) { events.append(event) }
            }
            let spy = Spy()
            let screen = CheckoutViewController(analytics: spy)
            screen.viewDidAppear(false)
            #expect(spy.events.isEmpty)
        }
    }
}
