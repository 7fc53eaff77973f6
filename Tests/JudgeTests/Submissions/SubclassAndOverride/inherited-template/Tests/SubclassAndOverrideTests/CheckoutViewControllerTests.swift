import XCTest

@testable import SubclassAndOverride

nonisolated class ScreenTests: XCTestCase {
    @MainActor func testThatItRuns() async {
        CheckoutViewController().viewDidAppear(false)
    }
}

nonisolated final class CheckoutViewControllerTests: ScreenTests {}
