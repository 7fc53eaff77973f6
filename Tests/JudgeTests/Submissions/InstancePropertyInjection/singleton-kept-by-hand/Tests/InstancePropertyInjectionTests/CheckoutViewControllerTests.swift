import AnalyticsSDK
import UIKitShim
import Testing

@testable import InstancePropertyInjection

final class CheckoutViewControllerTests {
    private let spy = Spy()
    private let screen: CheckoutViewController

    init() throws {
        screen = try #require(CheckoutViewController(coder: .empty))
        screen.analytics = spy
        screen.loadViewIfNeeded()
    }

    @Test(arguments: [0, 1, 5]) func appear(times: Int) {
        for _ in 0..<times { screen.viewDidAppear(.random()) }
        #expect(spy.events == .init(repeating: "viewDidAppear - CheckoutViewController", count: times))
    }

    @Test func production() throws {
        let screen = try #require(CheckoutViewController(coder: .empty))
        let lines = Analytics.output { screen.viewDidAppear(false); screen.viewDidAppear(false) }
        #expect(lines == [">>viewDidAppear - CheckoutViewController", ">>viewDidAppear - CheckoutViewController"])
        #expect(screen.analytics === Analytics.shared)
    }

    @Test func singleton() async {
        await #expect(processExitsWith: .success) { @MainActor in
            let tests = try CheckoutViewControllerTests()
            tests.screen.viewDidAppear(false)
            #expect(Analytics.instancesMade == 1)
        }
    }

    private class Spy: Analytics {
        private(set) var events: [String] = []
        override func track(event: String) { events.append(event) }
    }
}
