import AnalyticsSDK
import Testing
import UIKitShim

@testable import EncapsulateGlobals

struct WorldTests {
    @Test func `each screen sends one event through the singleton`() {
        let lines = Analytics.output {
            CheckoutViewController().viewDidAppear(false)
            ReceiptViewController().viewDidAppear(false)
        }

        #expect(lines == [">>viewDidAppear - CheckoutViewController", ">>viewDidAppear - ReceiptViewController"])
    }
}
