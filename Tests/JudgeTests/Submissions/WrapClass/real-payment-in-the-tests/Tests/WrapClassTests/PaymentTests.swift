import AnalyticsSDK
import Foundation
import Testing
import UIKitShim

@testable import WrapClass

struct PaymentTests {
    @Test(arguments: [(900, true, "paid - 900 cents"), (60_000, false, "refused - 60000 cents")]) func reports(cents: Int, answer: Bool, event: String) {
        let spy = Spy()
        let lines = Analytics.output {
            #expect(ReportedPayment(CardPayment(), analytics: spy).pay(cents: cents) == answer)
        }
        #expect(lines == [">>card reader connected", ">>charged \(cents)"])
        #expect(spy.events == [event])
    }
}

private final class Spy: Analytics {
    var events: [String] = []
    override func track(event: String) { events.append(event) }
}
