import AnalyticsSDK

/// A way to pay.
protocol Payment {
    /// Pays an amount, and returns whether it was accepted.
    func pay(cents: Int) -> Bool
}

extension CardPayment: Payment {}

/// A payment that is reported, whatever the payment is.
final class ReportedPayment: Payment {
    private let payment: any Payment
    private let analytics: Analytics

    init(_ payment: any Payment, analytics: Analytics = .shared) {
        self.payment = payment
        self.analytics = analytics
    }

    func pay(cents: Int) -> Bool {
        let isPaid = Optional(cents).map(payment.pay(cents:)) ?? false
        analytics.track(event: isPaid ? "paid - \(cents) cents" : "refused - \(cents) cents")
        return isPaid
    }
}

/// Returns a payment for production, which creates it only here.
func makePayment() -> any Payment {
    ReportedPayment(CardPayment())
}
