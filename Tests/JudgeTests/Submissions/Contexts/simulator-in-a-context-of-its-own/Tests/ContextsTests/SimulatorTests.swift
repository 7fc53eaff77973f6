import Injection
import InjectionTesting
import Testing

@testable import Contexts

/// The trait gives each test its own container and context.
@Suite(.appContainer) struct SimulatorTests {
    init() {
        FactoryContext.current.isTest = false
        FactoryContext.current.arguments = ["app"]
    }

    @Test func mocksInTheSimulator() throws {
        FactoryContext.current.isSimulator = true
        #expect(try WelcomeScreen().show() == "Mock Number 2! for Michael")
        #expect((AppContainer.shared.analytics() as? MockAnalyticsEngine)?.events == ["WelcomeScreen"])
    }

    @Test func noMocksElsewhere() {
        FactoryContext.current.isSimulator = false
        #expect(AppContainer.shared.analytics() is RealAnalyticsEngine)
        #expect(AppContainer.shared.myServiceType() is MyService)
    }
}
