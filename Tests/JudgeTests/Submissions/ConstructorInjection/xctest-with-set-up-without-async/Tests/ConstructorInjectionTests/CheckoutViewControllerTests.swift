import XCTest

@testable import ConstructorInjection

nonisolated final class CheckoutViewControllerTests: XCTestCase {
    var sut: CheckoutViewController!

    override func setUp() {
        sut = CheckoutViewController()
    }

    @MainActor func testViewDidAppear() async {
        sut.viewDidAppear(false)
        XCTAssertNotNil(sut)
    }
}
