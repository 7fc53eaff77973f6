import Testing

@testable import Contexts

struct AnalyticsTests {
    @Test func shows() throws {
        let container = AppContainer()
        #expect(try WelcomeScreen(container: container).show() == "Hello, Michael")
        #expect((container.analytics() as? MockAnalyticsEngine)?.events == ["WelcomeScreen"])
    }
}
