import AnalyticsSDK

/// A way to pay.
protocol Payment {
    /// Pays an amount, and returns whether it was accepted.
    func pay(cents: Int) -> Bool
}

extension CardPayment: Payment {}

/// A payment that is reported, whatever the payment is.
final class ReportedPayment: Payment {
    private static var payment: (any Payment)!
    private let analytics: Analytics

    init(_ payment: any Payment, analytics: Analytics = .shared) {
        Self.payment = payment
        self.analytics = analytics
    }

    func pay(cents: Int) -> Bool {
        let isPaid = Self.payment.pay(cents: cents)
        analytics.track(event: isPaid ? "paid - \(cents) cents" : "refused - \(cents) cents")
        return isPaid
    }
}

/// Returns a payment for production, which creates it only here.
func makePayment() -> any Payment {
    ReportedPayment(CardPayment())
}
