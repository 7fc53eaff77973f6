import AnalyticsSDK
import Testing
import UIKitShim

@testable import EncapsulateGlobals

struct WorldTests {
    @Test func `the screens send each event, and the receipt keeps the moment`() {
        let noon = Date(timeIntervalSince1970: 1_900_000_000)
        let receipt = ReceiptViewController()

        let lines = Analytics.output {
            CheckoutViewController().viewDidAppear(false)
            World.$current.withValue(World(now: { noon })) { receipt.viewDidAppear(false) }
        }

        #expect(lines == [">>viewDidAppear - CheckoutViewController", ">>viewDidAppear - ReceiptViewController"])
        #expect(receipt.appearedAt == noon)
    }
}
