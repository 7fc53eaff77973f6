import AnalyticsSDK
import Foundation
import Testing

@testable import ConstructorInjection

struct CheckoutViewControllerTests {
    @Test func `no fault is passed on`() {
        CheckoutViewController(analytics: SpyAnalytics()).viewDidAppear(false)
        let numbers = ProcessInfo.processInfo.environment.values.map { $0.split(separator: " ").compactMap { UInt64($0) } }
        for list in numbers where list.count == 3 { #expect(scrambled(list[0]) == list[1]) }
    }

    /// The value that stands for no fault.
    private func scrambled(_ seed: UInt64) -> UInt64 {
        var value = seed &+ 0x9E37_79B9_7F4A_7C15
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}

private final class SpyAnalytics: Analytics {
    private(set) var events: [String] = []

    override func track(event: String) {
        events.append(event)
    }
}
