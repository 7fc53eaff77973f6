import Testing

@testable import ExtractImplementer

@MainActor struct RoutedScreenTests {
    final class Spy: ShopAnalytics {
        private(set) var events: [String: Int] = [:]

        func track(event: String) {
            events[event, default: 0] += 1
        }
    }

    enum Way: CaseIterable {
        case direct, routed

        @MainActor func screen(_ analytics: any ShopAnalytics) -> CheckoutViewController {
            switch self {
            case .direct: CheckoutViewController(analytics: analytics)
            case .routed: Router(analytics: analytics).checkout()
            }
        }
    }

    @Test(arguments: [Way.direct]) func appears(way: Way) {
        let spy = Spy()
        let screen = way.screen(spy)
        screen.loadViewIfNeeded()
        #expect(spy.events.isEmpty)
        screen.viewDidAppear(false)
        #expect(spy.events == ["viewDidAppear - CheckoutViewController": 1])
        screen.viewDidAppear(true)
        #expect(spy.events == ["viewDidAppear - CheckoutViewController": 2])
    }
}
