import Injection
import Testing

@testable import Contexts

struct WelcomeScreenTests {
    /// A launch of the app, and what its screen shows.
    nonisolated struct Launch: Sendable, CustomTestStringConvertible {
        let argument: String?
        let shows: String
        let isReal: Bool
        var testDescription: String { argument ?? "no argument" }
    }

    nonisolated static let launches = [
        Launch(argument: nil, shows: "Hello, Michael", isReal: true),
        Launch(argument: "mock", shows: "Hello, Michael", isReal: true),
        Launch(argument: "mock0", shows: "", isReal: false),
        Launch(argument: "mock1", shows: "Mock Number 1! for Michael", isReal: false),
        Launch(argument: "light", shows: "light: Hello, Michael", isReal: true),
        Launch(argument: "dark", shows: "dark: Hello, Michael", isReal: true),
    ]

    private func launch<Result>(_ argument: String?, _ body: (AppContainer) throws -> Result) rethrows -> Result {
        let container = AppContainer()
        guard let argument else { return try inApp { try body(container) } }
        return try inApp(argument) { try body(container) }
    }

    @Test(arguments: launches) func shows(_ launch: Launch) throws {
        try self.launch(launch.argument) { container in
            #expect(container.analytics() is RealAnalyticsEngine == launch.isReal)
            #expect(container.analytics() is MockAnalyticsEngine == !launch.isReal)
            container.analytics.reset(.scope).context(.device) { MockAnalyticsEngine() }
            let text = try WelcomeScreen(container: container).show()
            #expect(text == launch.shows)
            #expect((container.analytics() as? MockAnalyticsEngine)?.events == ["WelcomeScreen"])
        }
    }

    @Test func fails() {
        launch("error") { container in
            #expect(container.analytics() is MockAnalyticsEngine)
            #expect(throws: MockError(404)) { try WelcomeScreen(container: container).show() }
        }
    }

    @Test func changesItsTheme() throws {
        try inApp("mock1") {
            let container = AppContainer()
            let screen = WelcomeScreen(container: container)
            @MainActor func shown(in theme: String?) throws -> String {
                screen.choose(theme: theme)
                #expect(FactoryContext.current.runtimeArguments["theme"] == theme)
                return try screen.show()
            }
            let text = "Mock Number 1! for Michael"
            let texts = try [screen.show(), shown(in: "dark"), shown(in: "light"), shown(in: nil), shown(in: "light"), shown(in: "pink")]
            #expect(texts == [text, "dark: " + text, "light: " + text, text, "light: " + text, text])
            #expect(FactoryContext.current.runtimeArguments == ["theme": "pink"])
        }
    }

    @Test func choosesAThemeBeforeItIsShown() throws {
        for theme in ["light", "dark"] {
            let text = try inApp("mock1") {
                let screen = WelcomeScreen(container: AppContainer())
                screen.choose(theme: theme)
                return try screen.show()
            }
            #expect(text == "\(theme): Mock Number 1! for Michael")
        }
    }

    @Test func keepsARegisteredTheme() throws {
        let container = AppContainer()
        container.myStyleSystem.register { DarkTheme() }
        try inApp("mock1") {
            let screen = WelcomeScreen(container: container)
            screen.choose(theme: "light")
            screen.choose(theme: nil)
            let text = try screen.show()
            #expect(text == "dark: Mock Number 1! for Michael")
        }
    }

    @Test func previews() throws {
        let text = try inApp(where: { $0.isPreview = true }) {
            let container = AppContainer()
            container.analytics.onPreview { MockAnalyticsEngine() }
            return try WelcomeScreen(container: container).show()
        }
        #expect(text == "Mock Number 4! for Michael")
    }
}
