import AnalyticsSDK
import Testing

@testable import WrapClass

@Suite(.tags(.payments), .timeLimit(.minutes(1)))
@MainActor struct ReportedPaymentTests {
    enum Call: Hashable {
        case paid(Int)
        case tracked(String)
    }

    final class Journal {
        var calls: [Call] = []
    }

    struct FakePayment: Payment {
        let journal: Journal
        let answer: Bool

        func pay(cents: Int) -> Bool {
            journal.calls += [.paid(cents)]
            return answer
        }
    }

    final class SpyAnalytics: Analytics {
        let journal: Journal

        init(_ journal: Journal) {
            self.journal = journal
            super.init()
        }

        override func track(event: String) {
            journal.calls += [.tracked(event)]
        }
    }

    @Test("a payment is made, then reported", arguments: [
        (cents: 900, answer: true, event: "paid - 900 cents"),
        (cents: 50_001, answer: false, event: "refused - 50001 cents"),
    ])
    func reports(cents: Int, answer: Bool, event: String) throws {
        let journal = Journal()
        let payment: some Payment = ReportedPayment(FakePayment(journal: journal, answer: answer), analytics: SpyAnalytics(journal))

        #expect(payment.pay(cents: cents) == answer)
        try #require(journal.calls.count == 2)
        #expect(journal.calls[0] == .paid(cents))
        #expect(journal.calls[1] == .tracked(event))
    }
}

extension Tag {
    @Tag static var payments: Tag
}
