import Testing

@testable import Contexts

struct SimulatorTests {
    @Test func mocksInTheSimulator() throws {
        let container = AppContainer()
        let text = try inApp(where: { $0.isSimulator = true }, run: { try WelcomeScreen(container: container).show() })
        #expect(text == "Mock Number 2! for Michael")
        #expect(container.analytics() is MockAnalyticsEngine)
    }
}
