import AnalyticsSDK

protocol Payment {
    func pay(cents: Int) -> Bool
}

extension CardPayment: Payment {}

final class ReportedPayment: Payment {
    private let payment: any Payment
    private let analytics: Analytics

    init(_ payment: any Payment, analytics: Analytics = .shared) {
        self.payment = payment
        self.analytics = analytics
    }

    func pay(cents: Int) -> Bool {
        switch payment.pay(cents: cents) {
        case true:
            report("paid", cents: cents, answer: true)
        case false:
            report("refused", cents: cents, answer: false)
        }
    }

    private func report(_ outcome: StaticString, cents: Int, answer: Bool) -> Bool {
        analytics.track(event: "\(outcome) - \(cents) cents")
        return answer
    }
}

/// Returns a payment for production, which creates it only here.
func makePayment() -> any Payment { ReportedPayment(CardPayment()) }
