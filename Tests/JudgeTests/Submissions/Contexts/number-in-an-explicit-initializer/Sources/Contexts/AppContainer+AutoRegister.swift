import Injection

nonisolated extension AppContainer: AutoRegistering {
    func autoRegister() {
        analytics
            .onTest { MockAnalyticsEngine() }
            .onSimulator { MockAnalyticsEngine() }
            .onArgs(["mock0", "mock1", "error"]) { MockAnalyticsEngine() }
        myServiceType
            .onArg("mock0") { EmptyService() }
            .onArg("mock1") { MockServiceN(1) }
            .onArg("error") { MockError(404) }
            .onPreview { MockServiceN.init(4) }
            .onSimulator { MockServiceN(2) }
        myStyleSystem
            .onArg("light") { LightTheme() }
            .onArg("dark") { DarkTheme() }
    }
}
