import Injection

/// The first screen of the app.
final class WelcomeScreen {
    private static let themeKey = "theme"

    private let container: AppContainer

    init(container: AppContainer = .shared) {
        self.container = container
    }

    /// Tracks one event and returns the screen's styled text.
    func show() throws -> String {
        container.analytics().track(event: "WelcomeScreen")
        let text = try container.myServiceType().text()
        return container.myStyleSystem().styled(text)
    }

    /// Changes the theme while the app runs; nil removes the choice.
    func choose(theme: String?) {
        defer { container.myStyleSystem.reset(.scope) }
        guard let theme else { return FactoryContext.removeArg(forKey: Self.themeKey) }
        FactoryContext.setArg(theme, forKey: Self.themeKey)
    }
}
