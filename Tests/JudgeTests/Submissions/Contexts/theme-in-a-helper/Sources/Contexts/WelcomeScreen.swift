import Injection

/// The first screen of the app.
final class WelcomeScreen {
    private let container: AppContainer

    init(container: AppContainer = .shared) {
        self.container = container
    }

    func show() throws -> String {
        container.analytics().track(event: "WelcomeScreen")
        let text = try container.myServiceType().text()
        return container.myStyleSystem().styled(text)
    }

    func choose(theme: String?) {
        setTheme(theme)
        container.myStyleSystem.reset(.scope)
    }

    private func setTheme(_ theme: String?) {
        if let theme {
            FactoryContext.setArg(theme, forKey: "theme")
        } else {
            FactoryContext.removeArg(forKey: "theme")
        }
    }
}
