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

    @Test func `mock0 shows nothing`() throws {
        #expect(try inApp("mock0", run: show) == "")
    }

    @Test func `mock1 shows the first mock`() throws {
        #expect(try inApp("mock1", run: show) == "Mock Number 1! for Michael")
    }

    @Test func `error fails with status 404`() throws {
        #expect(throws: MockError(404)) { try inApp("error", run: show) }
    }

    @Test func `an unknown argument changes nothing`() throws {
        #expect(try inApp("mock2", run: show) == "Hello, Michael")
    }

    @Test func `a preview shows the fourth mock`() throws {
        #expect(try inApp(where: { $0.isPreview = true }, run: show) == "Mock Number 4! for Michael")
    }

    // MARK: Runtime arguments

    @Test(arguments: ["light", "dark"]) func `a launch argument sets the theme`(_ theme: String) throws {
        #expect(try inApp(theme, run: show) == "\(theme): Hello, Michael")
    }

    @Test(arguments: ["light", "dark"]) func `a theme is set at run time`(_ theme: String) throws {
        let text = try inApp {
            let screen = WelcomeScreen(container: container)
            screen.choose(theme: theme)
            #expect(FactoryContext.current.runtimeArguments == ["theme": theme])
            return try screen.show()
        }

        #expect(text == "\(theme): Hello, Michael")
    }

    @Test func `a theme is changed and removed after the screen was shown`() throws {
        let screen = WelcomeScreen(container: container)
        let (light, dark, none) = try inApp {
            screen.choose(theme: "light")
            #expect(FactoryContext.current.runtimeArguments == ["theme": "light"])
            let light = try screen.show()
            screen.choose(theme: "dark")
            let dark = try screen.show()
            screen.choose(theme: nil)
            #expect(FactoryContext.current.runtimeArguments.isEmpty)
            return (light, dark, try screen.show())
        }

        #expect(light == "light: Hello, Michael")
        #expect(dark == "dark: Hello, Michael")
        #expect(none == "Hello, Michael")
    }

    @Test func `a registered style stays when a theme is chosen and removed`() throws {
        container.myStyleSystem.register { DarkTheme() }
        let screen = WelcomeScreen(container: container)
        let (light, none) = try inApp {
            screen.choose(theme: "light")
            let light = try screen.show()
            screen.choose(theme: nil)
            return (light, try screen.show())
        }

        #expect(light == "light: Hello, Michael")
        #expect(none == "dark: Hello, Michael")
    }
}
