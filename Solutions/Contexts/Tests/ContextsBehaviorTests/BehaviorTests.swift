import Foundation
import Injection
import Testing

@testable import AnalyticsSDK
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

    @Test(arguments: [
        (nil, ">>WelcomeScreen\nHello, Michael\n"), ("dark", ">>WelcomeScreen\ndark: Hello, Michael\n"),
        ("DARK", ">>WelcomeScreen\nHello, Michael\n"),
    ])
    func `the app shows its screen once, in the theme of the environment`(_ theme: String?, _ output: String) {
        if let theme { setenv("THEME", theme, 1) }
        defer { unsetenv("THEME") }
        let (text, code) = run(AppContainer())
        #expect(text == output)
        #expect(code == 0)
    }

    @Test func `an app whose service fails prints no text and ends with 1, after it has sent its event`() {
        let container = AppContainer()
        container.myServiceType.register { MockError(404) }
        let (text, code) = run(container)
        #expect(text == ">>WelcomeScreen\n")
        #expect(code == 1)
    }

    /// Runs the app with a container, and returns its output and its exit code.
    private func run(_ container: AppContainer) -> (text: String, code: Int32) {
        let capture = ConsoleCapture()
        let code = inApp { AppContainer.$shared.withValue(container) { App.run() } }
        return (capture.end(), code)
    }

    @Test func `a screen that is shown again sends its event again`() {
        let screen = WelcomeScreen(container: AppContainer())
        let lines = inApp {
            Analytics.output {
                for _ in 0..<2 { _ = try? screen.show() }
            }
        }
        #expect(lines == [">>WelcomeScreen", ">>WelcomeScreen"])
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
