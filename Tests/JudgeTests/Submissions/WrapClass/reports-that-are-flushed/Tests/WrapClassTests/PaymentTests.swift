import AnalyticsSDK
import Testing

@testable import WrapClass

final class Journal {
    var calls: [String] = []
}

final class PaymentDouble: Payment {
    let journal: Journal
    let answer: Bool
    init(_ journal: Journal, answer: Bool) { (self.journal, self.answer) = (journal, answer) }
    func pay(cents: Int) -> Bool {
        journal.calls.append("pay \(cents)")
        return answer
    }
}

final class AnalyticsDouble: Analytics {
    let journal: Journal
    init(_ journal: Journal) {
        self.journal = journal
        super.init()
    }
    override func track(event: String) { journal.calls.append("track " + event) }
}

struct PaymentTests {
    let journal = Journal()

    private func makeSUT(answer: Bool) -> ReportedPayment {
        ReportedPayment(PaymentDouble(journal, answer: answer), analytics: AnalyticsDouble(journal))
    }

    @Test func paid() {
        #expect(makeSUT(answer: true).pay(cents: 900) == true)
        #expect(journal.calls == ["pay 900", "track paid - 900 cents"])
    }

    @Test func refused() {
        #expect(makeSUT(answer: false).pay(cents: 700) == false)
        #expect(journal.calls == ["pay 700", "track refused - 700 cents"])
    }

    @Test func production() {
        let lines = Analytics.output {
            let payment = makePayment()
            #expect(payment.pay(cents: 900))
            #expect(!payment.pay(cents: 50_001))
        }
        #expect(lines == [">>card reader connected", ">>charged 900", ">>paid - 900 cents", ">>charged 50001", ">>refused - 50001 cents"])
    }
}
