import Testing

@testable import ConstructorInjection

@Suite(.tags(.screens), .timeLimit(.minutes(1)))
struct CheckoutTests {
    func makeScreen() -> (CheckoutViewController, SpyAnalytics) {
        let spy = SpyAnalytics()
        return (CheckoutViewController(analytics: spy), spy)
    }

    @Test(.bug(id: 3)) func loading() async throws {
        let (screen, spy) = makeScreen()
        screen.loadViewIfNeeded()
        await Task.yield()
        expect(spy, sent: [String]())
    }
}

extension Tag {
    @Tag static var screens: Self
}
