import Injection

/// The first screen of the app.
final class WelcomeScreen {
    private let container: AppContainer

    init(container: AppContainer = .shared) {
        self.container = container
    }

    /// Tracks one event and returns the screen's styled text.
    func show() throws -> String {
        let text = try container.myServiceType().text()
        container.analytics().track(event: "WelcomeScreen")
        return container.myStyleSystem().styled(text)
    }

    /// Changes the theme while the app runs; nil removes the choice.
    func choose(theme: String?) {
        if let theme {
            FactoryContext.setArg(theme, forKey: "theme")
        } else {
            FactoryContext.removeArg(forKey: "theme")
        }
        container.myStyleSystem.reset(.scope)
    }
}
