import AnalyticsSDK
import Foundation
import Injection
import Testing

@testable import Contexts

/// Characterization tests of the app: they pass before and after the refactoring, and after every other test.
struct BehaviorTests {
    /// Runs a closure as the app would, outside of any test.
    private func inApp<Result>(_ body: () throws -> Result) rethrows -> Result {
        var context = FactoryContext()
        context.isTest = false
        return try FactoryContext.withCurrent(context, operation: body)
    }

    @Test func `in the app the screen sends one event to the real analytics`() {
        let lines = inApp { Analytics.output { _ = try? WelcomeScreen(container: AppContainer()).show() } }
        #expect(lines == [">>WelcomeScreen"])
    }

    @Test func `creating the screen sends nothing`() {
        let lines = inApp { Analytics.output { _ = WelcomeScreen() } }
        #expect(lines == [])
    }

    @Test func `in the app the screen shows its greeting in the standard theme`() throws {
        let text = try inApp { try WelcomeScreen(container: AppContainer()).show() }
        #expect(text == "Hello, Michael")
    }

    @Test(arguments: [
        (["light"], "light: Hello, Michael"), (["dark"], "dark: Hello, Michael"), (["light", "dark"], "dark: Hello, Michael"),
        (["dark", nil], "Hello, Michael"), (["blue"], "Hello, Michael"),
    ])
    func `a theme can be chosen, changed and removed`(_ choices: [String?], _ shown: String) throws {
        let text = try inApp {
            let screen = WelcomeScreen(container: AppContainer())
            for theme in choices { screen.choose(theme: theme) }
            return try screen.show()
        }
        #expect(text == shown)
    }

    @Test func `nothing is registered in the shared container`() {
        let container = AppContainer.shared
        #expect(container.myServiceType() is MyService)
        #expect(container.myStyleSystem() is StandardTheme)
    }

    @Test func `the only arguments are those of the command line`() {
        #expect(FactoryContext.current.runtimeArguments.isEmpty)
        #expect(FactoryContext.current.arguments == ProcessInfo.processInfo.arguments)
    }
}
