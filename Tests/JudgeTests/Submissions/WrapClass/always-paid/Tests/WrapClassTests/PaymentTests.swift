import AnalyticsSDK
import Foundation
import Testing
import UIKitShim

@testable import WrapClass

struct PaymentTests {
    @Test(arguments: [(true, "paid - 900 cents"), (false, "refused - 900 cents")]) func reports(answer: Bool, event: String) {
        let journal = Journal()
        let payment = ReportedPayment(FakePayment(journal: journal, answer: answer), analytics: SpyAnalytics(journal: journal))
        #expect(payment.pay(cents: 900) == answer)
        #expect(journal.lines == ["pay 900", event])
    }
    @Test func production() {
        let lines = Analytics.output { _ = makePayment().pay(cents: 60_000) }
        #expect(lines == [">>card reader connected", ">>charged 60000", ">>refused - 60000 cents"])
    }
}

private final class Journal { var lines: [String] = [] }
private struct FakePayment: Payment {
    let journal: Journal
    let answer: Bool
    func pay(cents: Int) -> Bool { journal.lines.append("pay \(cents)"); return answer }
}
private final class SpyAnalytics: Analytics {
    let journal: Journal
    init(journal: Journal) { self.journal = journal; super.init() }
    override func track(event: String) { journal.lines.append(event) }
}
