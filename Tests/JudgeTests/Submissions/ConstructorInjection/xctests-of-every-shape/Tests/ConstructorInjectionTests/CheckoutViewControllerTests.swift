import AnalyticsSDK
import UIKitShim
import XCTest

@testable import ConstructorInjection

typealias TestCase = XCTestCase

/// A test case with a double, whatever its class is.
nonisolated class DoubleTestCase<Double: Analytics>: TestCase {
    @MainActor func event(of double: Double) -> String {
        let lines = Analytics.output { CheckoutViewController(analytics: double).viewDidAppear(false) }
        return lines.joined(separator: "\n")
    }
}

nonisolated final class AppearanceTests: DoubleTestCase<SpyAnalytics> {}

nonisolated extension AppearanceTests {
    @MainActor func testOneEvent() async -> Void {
        let spy = SpyAnalytics()
        XCTAssertEqual(event(of: spy), "")
        XCTAssertEqual(spy.events, ["viewDidAppear - CheckoutViewController"])
    }
}

final class SpyAnalytics: Analytics {
    private(set) var events: [String] = []

    override func track(event: String) { events.append(event) }
}
