import AnalyticsSDK
import Testing

@testable import WrapClass

struct PaymentTests {
    private let log = Log()

    private func payment(accepting isAccepted: Bool) -> ReportedPayment {
        ReportedPayment(StubPayment(isAccepted: isAccepted, log: log), analytics: SpyAnalytics(log: log))
    }

    @Test func `the wrapped payment pays once, then it is reported, and its answer is returned`() {
        #expect(payment(accepting: true).pay(cents: 900))

        #expect(log.entries == ["pay 900", "paid - 900 cents"])
    }

    @Test func `a refusal is reported as a refusal, and returned`() {
        #expect(!payment(accepting: false).pay(cents: 1))

        #expect(log.entries == ["pay 1", "refused - 1 cents"])
    }

    @Test func `nothing real is charged or sent`() {
        let lines = Analytics.output { _ = payment(accepting: true).pay(cents: 900) }

        #expect(lines == [])
    }

    @Test func `each of two payments has its own payment and analytics`() {
        let other = Log()
        let first = payment(accepting: true)
        let second = ReportedPayment(StubPayment(isAccepted: false, log: other), analytics: SpyAnalytics(log: other))

        #expect(first.pay(cents: 900))
        #expect(other.entries == [])
        #expect(!second.pay(cents: 1))

        #expect(log.entries == ["pay 900", "paid - 900 cents"])
        #expect(other.entries == ["pay 1", "refused - 1 cents"])
    }

    @Test func `production reports each payment by card`() {
        let lines = Analytics.output {
            _ = makePayment().pay(cents: 900)
            _ = makePayment().pay(cents: 60_000)
        }

        #expect(
            lines == [
                ">>card reader connected", ">>charged 900", ">>paid - 900 cents",
                ">>card reader connected", ">>charged 60000", ">>refused - 60000 cents",
            ])
    }
}

/// The calls of both doubles, in order.
private final class Log {
    var entries: [String] = []
}

/// A payment that records its calls, and answers as the test wants.
private final class StubPayment: Payment {
    private let isAccepted: Bool
    private let log: Log

    init(isAccepted: Bool, log: Log) {
        self.isAccepted = isAccepted
        self.log = log
    }

    func pay(cents: Int) -> Bool {
        log.entries.append("pay \(cents)")
        return isAccepted
    }
}

/// A spy, which records every event in the same log.
private final class SpyAnalytics: Analytics {
    private let log: Log

    init(log: Log) {
        self.log = log
    }

    override func track(event: String) {
        log.entries.append(event)
    }
}
