import XCTest

@testable import ConstructorInjection

nonisolated final class CheckoutViewControllerTests: XCTestCase {
    @MainActor func testViewDidAppear() async throws {
        throw XCTSkip("needs a device")
    }

    @MainActor func testViewDidLoad() async throws {
        try XCTSkipIf(true)
    }
}
