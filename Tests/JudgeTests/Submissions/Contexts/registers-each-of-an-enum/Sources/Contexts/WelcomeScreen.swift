import Injection

/// The first screen of the app.
final class WelcomeScreen {
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
        switch theme {
        case let theme?: FactoryContext.setArg(theme, forKey: "theme")
        case nil: FactoryContext.removeArg(forKey: "theme")
        }
        container.myStyleSystem.reset(.scope)
    }
}
