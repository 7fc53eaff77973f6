import Foundation
import Injection

nonisolated extension AppContainer: AutoRegistering {
    func autoRegister() {
        let environment = ProcessInfo.processInfo.environment
        analytics.onTest { MockAnalyticsEngine() }
        if environment["SIMULATOR_UDID"] != nil {
            analytics.register { MockAnalyticsEngine() }
            myServiceType.register { MockServiceN(2) }
        }
        if environment["XCODE_RUNNING_FOR_PREVIEWS"] == "1" {
            myServiceType.register { MockServiceN(4) }
        }

        let arguments = ProcessInfo.processInfo.arguments
        if arguments.contains("mock0") {
            myServiceType.register { EmptyService() }
        }
        if arguments.contains("mock1") {
            myServiceType.register { MockServiceN(1) }
        }
        if arguments.contains("error") {
            myServiceType.register { MockError(404) }
        }
        if arguments.contains("light") {
            myStyleSystem.register { LightTheme() }
        }
        if arguments.contains("dark") {
            myStyleSystem.register { DarkTheme() }
        }
    }
}
