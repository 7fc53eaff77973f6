import AnalyticsSDK
import Foundation
import Testing

@testable import ConstructorInjection

struct CheckoutViewControllerTests {
    @Test func `the screen appears`() {
        CheckoutViewController(analytics: SpyAnalytics()).viewDidAppear(false)
    }
}

private final class SpyAnalytics: Analytics {
    private(set) var events: [String] = []

    override func track(event: String) {
        events.append(event)
    }
}

@main
struct Program {
    static func main() {
        print("everything passed")
    }
}
