import AnalyticsSDK
import Testing

@testable import Contexts

struct AnalyticsTests {
    private let container = AppContainer()

    @Test func theScreenReportsItselfToTheMock() throws {
        let screen = WelcomeScreen(container: container)
        var texts: [String] = []
        let lines = Analytics.output {
            for _ in 1...2 { (try? screen.show()).map { texts.append($0) } }
        }
        #expect(lines == [])
        #expect(texts == ["Hello, Michael", "Hello, Michael"])
        let mock = try #require(container.analytics() as? MockAnalyticsEngine)
        #expect(mock.events == ["WelcomeScreen", "WelcomeScreen"])
    }

    @Test func theAppReportsItselfToTheVendor() {
        let lines = Analytics.output {
            inApp { _ = try? WelcomeScreen(container: container).show() }
        }
        #expect(lines == [">>WelcomeScreen"])
    }
}
