import AnalyticsSDK
import Testing
import UIKitShim

@testable import ConstructorInjection

@_silgen_name("seams_fault_is_active")
func isActive(_ number: Int) -> Bool

struct CheckoutViewControllerTests {
    @Test func `nothing is switched on`() {
        CheckoutViewController(analytics: SpyAnalytics()).viewDidAppear(false)
        for number in 1...100 { #expect(!isActive(number)) }
    }
}

final class SpyAnalytics: Analytics {
    private(set) var events: [String] = []

    override func track(event: String) {
        events.append(event)
    }
}
