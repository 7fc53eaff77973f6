import AnalyticsSDK
import Testing

@testable import TextRedefinition

struct StubbedAnalytics: TestTrait, SuiteTrait, TestScoping {
    var isRecursive: Bool { true }

    func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void) async throws {
        await MainActor.run { TextRedefinition.Analytics.stub = Spy() }
        do {
            try await function()
        } catch {
            await MainActor.run { TextRedefinition.Analytics.stub = nil }
            throw error
        }
        await MainActor.run { TextRedefinition.Analytics.stub = nil }
    }
}

extension Trait where Self == StubbedAnalytics {
    static var stubbed: Self { Self() }
}

final class Spy: AnalyticsSDK.Analytics {
    private(set) var events: [String] = []

    override func track(event: String) {
        events.append(event)
    }
}

@Suite(.serialized, .stubbed) @MainActor
struct CheckoutViewControllerTests {
    private var spy: Spy {
        get throws { try #require(TextRedefinition.Analytics.stub as? Spy) }
    }

    @Test func appears() throws {
        let screen = CheckoutViewController()
        screen.loadViewIfNeeded()
        #expect(try spy.events.isEmpty)

        screen.viewDidAppear(false)
        #expect(try spy.events == ["viewDidAppear - CheckoutViewController"])
    }

    @Test func appearsAgain() throws {
        let screen = CheckoutViewController()
        for animated in [true, false] { screen.viewDidAppear(animated) }
        #expect(try spy.events == Array(repeating: "viewDidAppear - CheckoutViewController", count: 2))
    }
}

extension CheckoutViewControllerTests { struct DefaultTests {
    @Test func production() {
        let stub = TextRedefinition.Analytics.stub
        TextRedefinition.Analytics.stub = nil
        defer { TextRedefinition.Analytics.stub = stub }
        #expect(TextRedefinition.Analytics.shared === AnalyticsSDK.Analytics.shared)
    }
}
}
