import Injection

/// The first screen of the app.
final class WelcomeScreen {
    private let container: AppContainer
    private enum Key { static let theme = "theme" }

    init(container: AppContainer = .shared) {
        self.container = container
    }

    /// Tracks one event and returns the screen's styled text.
    func show() throws -> String {
        container.analytics().track(event: "WelcomeScreen")
        return try container.myStyleSystem().styled(container.myServiceType().text())
    }

    /// Changes the theme while the app runs; nil removes the choice.
    func choose(theme: String?) {
        defer { container.myStyleSystem.reset(.scope) }
        guard let theme else { return FactoryContext.removeArg(forKey: Key.theme) }
        FactoryContext.setArg(theme, forKey: Key.theme)
    }
}
