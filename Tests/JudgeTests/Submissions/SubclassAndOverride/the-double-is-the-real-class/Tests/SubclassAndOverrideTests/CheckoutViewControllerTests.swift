import AnalyticsSDK
import Testing
import UIKitShim

@testable import SubclassAndOverride

struct CheckoutViewControllerTests {
    @Test func viewDidAppear() {
        let screen = Screen()
        screen.viewDidAppear(false)
        #expect(screen.asked == 1)
    }
}

private final class Screen: CheckoutViewController {
    var asked = 0

    override func analytics() -> Analytics {
        asked += 1
        return Analytics()
    }
}
