import XCTest

@testable import ConstructorInjection

nonisolated final class CheckoutViewControllerTests: XCTestCase {
    override func setUp() async throws {
        // Put setup code here. This method is called before the invocation of each test method in the class.
    }

    @MainActor func testExample() async throws {
        // This is an example of a functional test case.
    }

    @MainActor func testPerformanceExample() async throws {
    }
}
