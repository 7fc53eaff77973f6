import Injection

nonisolated extension AppContainer: AutoRegistering {
    func autoRegister() {
        let mock: @Sendable () -> any AnalyticsEngine = { MockAnalyticsEngine() }
        analytics
            .onTest(factory: mock)
            .onSimulator(factory: mock)
            .onArgs(["mock0", "mock1", "error"], factory: mock)
        myServiceType
            .onArg("mock0") { EmptyService() }
            .onArg("mock1") { MockServiceN(1) }
            .onArg("error") { MockError(404) }
            .onPreview { MockServiceN(4) }
            .onSimulator { MockServiceN(2) }
        myStyleSystem
            .onArg("light") { LightTheme() }
            .onArg("dark") { DarkTheme() }
    }
}
