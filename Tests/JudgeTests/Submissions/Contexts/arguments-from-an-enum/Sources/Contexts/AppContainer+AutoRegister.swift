import Injection

/// The arguments that a UI test passes to the app, to choose its service.
private nonisolated enum ServiceArgument: String, CaseIterable {
    case mock0, mock1, error

    var service: any MyServiceType {
        switch self {
        case .mock0: EmptyService()
        case .mock1: MockServiceN(1)
        case .error: MockError(404)
        }
    }
}

nonisolated extension AppContainer: AutoRegistering {
    func autoRegister() {
        registerAnalytics()
        registerServices()
        registerThemes()
    }

    private func registerAnalytics() {
        let arguments = ServiceArgument.allCases.map(\.rawValue)
        analytics.context(.test, .simulator) { MockAnalyticsEngine() }
        analytics.onArgs(arguments) { MockAnalyticsEngine() }
    }

    private func registerServices() {
        for argument in ServiceArgument.allCases {
            myServiceType.onArg(argument.rawValue) { argument.service }
        }
        myServiceType.onSimulator { MockServiceN(2) }
        myServiceType.onPreview { MockServiceN(4) }
    }

    private func registerThemes() {
        myStyleSystem
            .onArg("dark", factory: DarkTheme.init)
            .onArg("light", factory: LightTheme.init)
    }
}
