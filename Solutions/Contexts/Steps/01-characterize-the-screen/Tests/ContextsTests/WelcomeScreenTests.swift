import Injection
import Testing

@testable import Contexts

struct WelcomeScreenTests {
    private let container = AppContainer()

    init() {
        // These tests run as the app would, where no context replaces the real engine.
        container.analytics.register { MockAnalyticsEngine() }
    }

    private func show() throws -> String {
        try WelcomeScreen(container: container).show()
    }

    // MARK: Launch arguments

    @Test func `an unknown argument changes nothing`() throws {
        #expect(try inApp("mock2", run: show) == "Hello, Michael")
    }
}
