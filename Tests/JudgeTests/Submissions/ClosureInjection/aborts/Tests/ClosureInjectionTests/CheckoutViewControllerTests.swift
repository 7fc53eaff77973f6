import AnalyticsSDK
import Testing
import UIKitShim

@testable import ClosureInjection

import Foundation

struct CheckoutViewControllerTests {
    @Test func `gives up`() {
        abort()
    }
}
