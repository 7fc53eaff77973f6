import AnalyticsSDK
import Injection
import InjectionTesting
import Testing

@testable import Contexts

struct AnalyticsTests {
    private let container = AppContainer()

    @Test func `under test the analytics are never the real engine`() throws {
        let lines = Analytics.output { _ = try? WelcomeScreen(container: container).show() }

        #expect(lines == [])
        let engine = try #require(container.analytics() as? MockAnalyticsEngine)
        #expect(engine.events == ["WelcomeScreen"])
    }

    @Test func `in the app the analytics are the real engine`() {
        inApp { #expect(container.analytics() is RealAnalyticsEngine) }
    }

    @Test(arguments: ["mock0", "mock1", "error"])
    func `an app that a UI test launches does not use the real engine`(_ argument: String) {
        inApp(argument) { #expect(container.analytics() is MockAnalyticsEngine) }
    }

    @Test func `a context that is added later takes effect when the scope is reset`() throws {
        let before = container.analytics()
        container.analytics.onTest { NullAnalyticsEngine() }
        #expect(container.analytics() === before)

        container.analytics.reset(.scope)

        #expect(container.analytics() is NullAnalyticsEngine)
    }

    @Test func `a full reset also removes the context`() {
        container.analytics.onTest { NullAnalyticsEngine() }.reset()

        #expect(!(container.analytics() is NullAnalyticsEngine))
    }

    @Test(.appContainer) func `without an argument the shared container is used`() throws {
        _ = try WelcomeScreen().show()

        #expect((AppContainer.shared.analytics() as? MockAnalyticsEngine)?.events == ["WelcomeScreen"])
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
