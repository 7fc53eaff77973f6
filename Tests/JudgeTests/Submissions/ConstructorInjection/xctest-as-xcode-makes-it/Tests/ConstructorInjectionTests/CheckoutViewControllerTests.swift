import XCTest

@testable import ConstructorInjection

class CheckoutViewControllerTests: XCTestCase {
    var sut: CheckoutViewController!

    override func setUp() {
        super.setUp()
        sut = CheckoutViewController()
    }

    override func tearDown() {
        sut = nil
        super.tearDown()
    }

    func testViewDidAppear() {
        sut.viewDidAppear(false)
        XCTAssertNotNil(sut)
    }
}
