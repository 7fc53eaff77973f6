import Injection

nonisolated extension AppContainer: AutoRegistering {
    func autoRegister() {
        registerAnalytics()
        registerService()
        registerStyles()
    }

    private func registerAnalytics() {
        let mocked = analytics.onTest { MockAnalyticsEngine() }
        mocked.onSimulator { MockAnalyticsEngine() }
        for argument in ["mock0", "mock1", "error"] {
            mocked.onArg(argument) { MockAnalyticsEngine() }
        }
    }

    private func registerService() {
        myServiceType
            .onArg("mock0") { EmptyService() }
            .onArg("mock1") { MockServiceN(1) }
            .onArg("error") { MockError(404) }
        myServiceType.onPreview { MockServiceN(4) }
        myServiceType.onSimulator { MockServiceN(2) }
    }

    private func registerStyles() {
        myStyleSystem.onArg("light") { LightTheme() }
        myStyleSystem.onArg("dark") { DarkTheme() }
    }
}
