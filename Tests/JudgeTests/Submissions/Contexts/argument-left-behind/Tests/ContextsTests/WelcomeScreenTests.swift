import Injection
import Testing

@testable import Contexts

@Suite(.serialized) struct WelcomeScreenTests {
    @Test func dark() throws {
        FactoryContext.setArg("dark", forKey: "theme")
        #expect(try WelcomeScreen(container: AppContainer()).show() == "dark: Hello, Michael")
    }
}
