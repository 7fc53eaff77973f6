import AnalyticsSDK
import Injection
import Testing

@testable import ContainerInjection

struct CheckoutViewControllerTests {
    private let container = Container()
    private let spy = Spy()

    init() { container.analytics.register { [spy] in spy } }

    @Test func `an appearance sends one event`() {
        CheckoutViewController(container: container).viewDidAppear(false)

        #expect(spy.events == ["viewDidAppear - CheckoutViewController"])
    }
}

private final class Spy: Analytics {
    var events: [String] = []
    override func track(event: String) { events.append(event) }
}
