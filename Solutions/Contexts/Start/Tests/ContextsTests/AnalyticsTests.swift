import Testing

@testable import Contexts

struct AnalyticsTests {
    @Test func theScreenReportsItself() throws {
        _ = try WelcomeScreen(container: AppContainer()).show()
        // The console shows:
        // >>WelcomeScreen
    }
}
