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

/// Every call of the C library's function of this name comes here, those of the test process itself included.
@_cdecl("write")
public nonisolated func watchedWrite(_ file: CInt, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
    count
}
