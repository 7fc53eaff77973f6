import Injection

nonisolated extension AppContainer: AutoRegistering {
    func autoRegister() {
        analytics
            .onTest { MockAnalyticsEngine() }
            .onSimulator { MockAnalyticsEngine() }
            .onArgs(["mock0", "mock1", "error"]) { MockAnalyticsEngine() }
        myServiceType
            .onArg("mock0") { EmptyService() }
            .onArg("mock1", factory: mock(1))
            .onArg("error", factory: failure(404))
            .onPreview(factory: mock(4))
            .onSimulator(factory: mock(2))
        myStyleSystem
            .onArg("light") { LightTheme() }
            .onArg("dark") { DarkTheme() }
    }
}

private nonisolated func mock(_ number: Int) -> @Sendable () -> any MyServiceType {
    { MockServiceN(number) }
}

private nonisolated func failure(_ code: Int) -> @Sendable () -> any MyServiceType {
    { MockError(code) }
}
