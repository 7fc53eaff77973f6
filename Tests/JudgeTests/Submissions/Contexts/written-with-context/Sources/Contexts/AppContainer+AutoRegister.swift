import Injection

nonisolated extension AppContainer: AutoRegistering {
    func autoRegister() {
        analytics.context(.test, .simulator, .args(["mock0", "mock1", "error"])) { MockAnalyticsEngine() }
        myServiceType.context(.arg("mock0")) { EmptyService() }
        myServiceType.context(.arg("mock1")) { MockServiceN(1) }
        myServiceType.context(.arg("error")) { MockError(404) }
        myServiceType.context(.preview) { MockServiceN(4) }
        myServiceType.context(.simulator) { MockServiceN(2) }
        myStyleSystem.context(.arg("light")) { LightTheme() }
        myStyleSystem.context(.arg("dark")) { DarkTheme() }
    }
}
