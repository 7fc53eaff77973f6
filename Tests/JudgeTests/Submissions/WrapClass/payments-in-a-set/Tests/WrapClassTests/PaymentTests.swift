import AnalyticsSDK
import Testing

@testable import WrapClass

private final class Purse: Payment {
    let answer: Bool
    private(set) var payments: Set<Int> = []

    init(_ answer: Bool) { self.answer = answer }

    func pay(cents: Int) -> Bool {
        payments.insert(cents)
        return answer
    }
}

private final class Spy: Analytics {
    private(set) var events: [String] = []

    override func track(event: String) { events.append(event) }
}

struct PaymentTests {
    @Test(arguments: [true, false]) func pay(answer: Bool) {
        let (purse, spy) = (Purse(answer), Spy())

        #expect(ReportedPayment(purse, analytics: spy).pay(cents: 900) == answer)
        #expect(purse.payments == [900])
        #expect(spy.events == [answer ? "paid - 900 cents" : "refused - 900 cents"])
    }
}
