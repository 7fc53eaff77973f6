import AnalyticsSDK
import Testing

@testable import SubclassAndOverride

struct CheckoutViewControllerTests {
    @Test func `asks for the double`() {
        Screen().viewDidAppear(false)
    }
}

private final class Screen: CheckoutViewController {
    override func analytics() -> Analytics {
        preconditionFailure("not set")
    }
}
