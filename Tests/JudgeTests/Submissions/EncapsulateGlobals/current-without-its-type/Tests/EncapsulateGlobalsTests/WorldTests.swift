import AnalyticsSDK
import Testing
import UIKitShim

@testable import EncapsulateGlobals

struct Tests {
    @Test func both() {
        let receipt = ReceiptViewController()
        let lines = Analytics.output {
            CheckoutViewController().viewDidAppear(false)
            receipt.viewDidAppear(false)
        }
        #expect(lines == [">>viewDidAppear - CheckoutViewController", ">>viewDidAppear - ReceiptViewController"])
        #expect(receipt.appearedAt != nil)
    }
}
