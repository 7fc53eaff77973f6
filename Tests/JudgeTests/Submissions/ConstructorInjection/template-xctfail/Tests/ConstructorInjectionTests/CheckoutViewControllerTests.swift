import AnalyticsSDK
import Testing
import UIKitShim

@testable import ConstructorInjection

import XCTest

nonisolated final class CheckoutTests: XCTestCase {
    @MainActor func testExample() async {
        XCTFail("not yet implemented")
    }
}
