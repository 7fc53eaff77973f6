import AnalyticsSDK
import Testing
import UIKitShim

@testable import SingletonBackdoor

@Suite(.serialized) struct CheckoutViewControllerTests {
    @Test(.stubbed) func `the stub is told once`() throws {
        CheckoutViewController().viewDidAppear(true)
        let spy = try #require(MySingletonAnalytics.stubbedInstance as? SpyAnalytics)
        #expect(spy.events == ["viewDidAppear - CheckoutViewController"])
    }

    @Test(.stubbed) func `the stub goes away`() {
        let stub = MySingletonAnalytics.shared
        MySingletonAnalytics.stubbedInstance = nil
        #expect(MySingletonAnalytics.shared !== stub)
        #expect(MySingletonAnalytics.shared === MySingletonAnalytics.shared)
    }
}

private nonisolated struct Stubbed: TestTrait, TestScoping {
    func provideScope(for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void) async throws {
        await MainActor.run { MySingletonAnalytics.stubbedInstance = SpyAnalytics() }
        do {
            try await function()
        } catch {
            await MainActor.run { MySingletonAnalytics.stubbedInstance = nil }
            throw error
        }
        await MainActor.run { MySingletonAnalytics.stubbedInstance = nil }
    }
}

private extension Trait where Self == Stubbed {
    nonisolated static var stubbed: Self { Self() }
}

private final class SpyAnalytics: MySingletonAnalytics {
    private(set) var events: [String] = []

    override func track(event: String) {
        events.append(event)
    }
}
