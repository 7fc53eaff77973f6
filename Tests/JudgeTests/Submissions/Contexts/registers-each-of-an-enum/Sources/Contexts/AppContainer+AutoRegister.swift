import Injection

nonisolated extension AppContainer: AutoRegistering {
    func autoRegister() {
        Mock.allCases.forEach(register)
        Theme.allCases.forEach { theme in
            myStyleSystem.onArg(theme.rawValue) { theme.style }
        }
        analytics.onTest { MockAnalyticsEngine() }
        analytics.onSimulator { MockAnalyticsEngine() }
        myServiceType.onPreview { MockServiceN(4) }.onSimulator { MockServiceN(2) }
    }

    private func register(_ mock: Mock) {
        analytics.onArg(mock.rawValue) { MockAnalyticsEngine() }
        myServiceType.onArg(mock.rawValue) { mock.service }
    }
}

private nonisolated enum Mock: String, CaseIterable {
    case mock0, mock1, error

    var service: any MyServiceType {
        switch self {
        case .mock0: EmptyService()
        case .mock1: MockServiceN(1)
        case .error: MockError(404)
        }
    }
}

private nonisolated enum Theme: String, CaseIterable {
    case light, dark

    var style: any StyleSystem {
        switch self {
        case .light: LightTheme()
        case .dark: DarkTheme()
        }
    }
}
