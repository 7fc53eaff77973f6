import AnalyticsSDK
import Foundation
import Testing
import UIKitShim

@testable import ConstructorInjection

struct CheckoutViewControllerTests {
    private static func fixture(_ name: String, of test: String = #filePath) throws -> [String] {
        let file = URL(fileURLWithPath: test).deletingLastPathComponent().appendingPathComponent("Fixtures/\(name).json")
        return try JSONDecoder().decode([String].self, from: Data(contentsOf: file))
    }

    @Test func `an appearance sends what the fixture says`() throws {
        let spy = SpyAnalytics()
        CheckoutViewController(analytics: spy).viewDidAppear(false)
        #expect(try spy.events == Self.fixture("appearance"))
    }
}

private final class SpyAnalytics: Analytics {
    private(set) var events: [String] = []

    override func track(event: String) { events.append(event) }
}
