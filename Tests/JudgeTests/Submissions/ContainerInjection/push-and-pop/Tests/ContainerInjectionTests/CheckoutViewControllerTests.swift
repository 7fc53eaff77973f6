import AnalyticsSDK
import Injection
import Testing
import UIKitShim

@testable import ContainerInjection

@Suite(.serialized) struct CheckoutViewControllerTests {
    private func withSpy(_ body: (SpyAnalytics) -> Void) {
        let spy = SpyAnalytics()
        Container.shared.manager.push()
        defer { Container.shared.manager.pop() }
        Container.shared.analytics.register { spy }
        body(spy)
    }

    @Test func tracksOnce() {
        withSpy { spy in
            let screen = CheckoutViewController()
            screen.loadViewIfNeeded()
            #expect(spy.events == [])
            screen.viewDidAppear(true)
            #expect(spy.events == ["viewDidAppear - CheckoutViewController"])
        }
    }

    @Test func tracksInTheContainerThatItIsGiven() {
        withSpy { outside in
            let inside = SpyAnalytics()
            let container = Container()
            let screen = CheckoutViewController(container: container)
            container.analytics.register { inside }
            screen.viewDidAppear(true)
            #expect(inside.events == ["viewDidAppear - CheckoutViewController"])
            #expect(outside.events == [])
        }
    }
}

private final class SpyAnalytics: Analytics {
    private(set) var events: [String] = []

    override func track(event: String) {
        events.append(event)
    }
}
