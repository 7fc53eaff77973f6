import AnalyticsSDK
import Testing

@testable import SubclassAndOverride

private final class SpyingScreen: CheckoutViewController {
    final class Spy: Analytics {
        var events: [String] = []
        override func track(event: String) { events.append(event) }
    }

    private(set) lazy var spies: [Spy] = []
    override func analytics() -> Analytics {
        let spy = Spy()
        spies.append(spy)
        return spy
    }
}

struct CheckoutViewControllerTests {
    @Test(arguments: 0...3) func eachAppearanceAsksAgain(count: Int) {
        let screen = SpyingScreen()
        screen.loadViewIfNeeded()
        for _ in 0..<count { screen.viewDidAppear(true) }
        #expect(screen.spies.map(\.events) == Array(repeating: ["viewDidAppear - SpyingScreen"], count: count))
    }

    @Test func production() {
        #expect(CheckoutViewController().analytics() === Analytics.shared)
        #expect(Analytics.output { CheckoutViewController().viewDidAppear(true) } == [">>viewDidAppear - CheckoutViewController"])
    }
}
