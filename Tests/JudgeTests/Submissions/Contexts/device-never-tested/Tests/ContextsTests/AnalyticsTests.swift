import AnalyticsSDK
import Injection
import InjectionTesting
import Testing

@testable import Contexts

struct AnalyticsTests {
    private let container = AppContainer()

    @Test func `under test the analytics are never the real engine`() throws {
        let lines = Analytics.output { _ = try? WelcomeScreen(container: container).show() }

        let engine = try #require(container.analytics() as? MockAnalyticsEngine)
        #expect(engine.events == ["WelcomeScreen"])
    }

    @Test(arguments: ["mock0", "mock1", "error"])
    func `an app that a UI test launches does not use the real engine`(_ argument: String) {
        inApp(argument) { #expect(container.analytics() is MockAnalyticsEngine) }
    }
}

private final class NullAnalyticsEngine: AnalyticsEngine {
    nonisolated init() {}
    func track(event: String) {}
}

extension Trait where Self == ContainerTrait<AppContainer> {
    /// A trait that gives every test its own ``AppContainer``.
    static var appContainer: Self { Self(shared: AppContainer.$shared, container: AppContainer()) }
}
