import Foundation
import Injection

nonisolated extension AppContainer: AutoRegistering {
    func autoRegister() {
        analytics.onTest { MockAnalyticsEngine() }.onSimulator { MockAnalyticsEngine() }.onArgs(["mock0", "mock1", "error"]) { MockAnalyticsEngine() }
        let arguments = ProcessInfo.processInfo.arguments
        if arguments.contains("mock0") { myServiceType.register { EmptyService() } }
        if arguments.contains("mock1") { myServiceType.register { MockServiceN(1) } }
        if arguments.contains("error") { myServiceType.register { MockError(404) } }
        myServiceType.onPreview { MockServiceN(4) }.onSimulator { MockServiceN(2) }
        myStyleSystem.onArg("light") { LightTheme() }.onArg("dark") { DarkTheme() }
    }
}
