import Injection

nonisolated extension AppContainer: AutoRegistering {
    func autoRegister() {
        registerAnalytics()
        registerService()
        registerStyle()
    }

    private func registerAnalytics() {
        let mock: @Sendable () -> any AnalyticsEngine = { MockAnalyticsEngine() }
        analytics.onTest(factory: mock).onSimulator(factory: mock).onArgs(["mock0", "mock1", "error"], factory: mock)
    }

    private func registerService() {
        let services: [(argument: String, service: any MyServiceType)] = [
            ("mock0", EmptyService()), ("mock1", MockServiceN(1)), ("error", MockError(404)),
        ]
        for (argument, service) in services {
            myServiceType.onArg(argument) { service }
        }
        myServiceType.onPreview { MockServiceN(4) }
        myServiceType.onSimulator { MockServiceN(2) }
    }

    private func registerStyle() {
        for (name, style) in ["light": LightTheme() as any StyleSystem, "dark": DarkTheme()] {
            myStyleSystem.onArg(name) { style }
        }
    }
}
