import Testing

@testable import Contexts

struct WelcomeScreenTests {
    @Test func show() throws {
        #expect(try WelcomeScreen(container: AppContainer()).show() == "Hello, Michael")
    }
}
