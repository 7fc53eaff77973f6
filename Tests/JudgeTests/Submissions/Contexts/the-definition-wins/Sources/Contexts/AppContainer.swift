import Injection

nonisolated final class AppContainer: SharedContainer {
    @TaskLocal static var shared = AppContainer()
    let manager = ContainerManager()

    var analytics: Factory<any AnalyticsEngine> {
        self { RealAnalyticsEngine() }
            .cached
            .onTest { MockAnalyticsEngine() }
            .onSimulator { MockAnalyticsEngine() }
            .onArgs(["mock0", "mock1", "error"]) { MockAnalyticsEngine() }
    }

    var myServiceType: Factory<any MyServiceType> {
        self { MyService() }
            .onArg("mock0") { EmptyService() }
            .onArg("mock1") { MockServiceN(1) }
            .onArg("error") { MockError(404) }
            .onPreview { MockServiceN(4) }
            .onSimulator { MockServiceN(2) }
    }

    var myStyleSystem: Factory<any StyleSystem> {
        self { StandardTheme() }
            .cached
            .onArg("light") { LightTheme() }
            .onArg("dark") { DarkTheme() }
    }
}
