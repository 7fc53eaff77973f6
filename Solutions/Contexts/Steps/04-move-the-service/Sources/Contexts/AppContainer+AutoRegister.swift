import Foundation
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
            .onPreview { MockServiceN(4) }
            .onSimulator { MockServiceN(2) }

        let arguments = ProcessInfo.processInfo.arguments
        if arguments.contains("light") {
            myStyleSystem.register { LightTheme() }
        }
        if arguments.contains("dark") {
            myStyleSystem.register { DarkTheme() }
        }
    }
}
