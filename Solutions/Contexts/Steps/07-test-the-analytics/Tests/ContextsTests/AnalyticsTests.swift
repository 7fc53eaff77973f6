import AnalyticsSDK
import Testing

@testable import Contexts

struct AnalyticsTests {
    private let container = AppContainer()

    @Test func `under test the analytics are never the real engine`() throws {
        let lines = Analytics.output { _ = try? WelcomeScreen(container: container).show() }

        #expect(lines == [])
        let engine = try #require(container.analytics() as? MockAnalyticsEngine)
        #expect(engine.events == ["WelcomeScreen"])
    }

    @Test func `in the app the analytics are the real engine`() {
        inApp { #expect(container.analytics() is RealAnalyticsEngine) }
    }

    @Test(arguments: ["mock0", "mock1", "error"])
    func `an app that a UI test launches does not use the real engine`(_ argument: String) {
        inApp(argument) { #expect(container.analytics() is MockAnalyticsEngine) }
    }
}
