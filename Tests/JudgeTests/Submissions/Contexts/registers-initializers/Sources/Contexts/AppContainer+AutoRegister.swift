import Injection

nonisolated extension AppContainer: AutoRegistering {
    func autoRegister() {
        registerAnalytics()
        registerService()
        registerStyles()
    }

    private func registerAnalytics() {
        let mock: @Sendable () -> any AnalyticsEngine = { MockAnalyticsEngine() }
        analytics.context(.test, .simulator, .args(["mock0", "mock1", "error"]), factory: mock)
    }

    private func registerService() {
        myServiceType
            .context(.simulator) { MockServiceN(2) }
            .context(.preview) { MockServiceN(4) }
            .context(.arg("mock0")) { EmptyService() }
            .context(.arg("mock1")) { MockServiceN(1) }
            .context(.arg("error")) { MockError(404) }
    }

    private func registerStyles() {
        myStyleSystem.onArg("light", factory: LightTheme.init)
        myStyleSystem.onArg("dark", factory: DarkTheme.init)
    }
}
