import Injection
import Testing

@testable import Contexts

/// Tests of the app in the simulator, on a device and in a debug build.
struct SimulatorTests {
    private let container = AppContainer()

    private func show() throws -> String {
        try WelcomeScreen(container: container).show()
    }

    @Test func `in the simulator the analytics are not the real engine`() {
        inApp(where: { $0.isSimulator = true }, run: { #expect(container.analytics() is MockAnalyticsEngine) })
    }

    @Test func `in the simulator the app shows the second mock`() throws {
        #expect(try inApp(where: { $0.isSimulator = true }, run: show) == "Mock Number 2! for Michael")
    }
}
