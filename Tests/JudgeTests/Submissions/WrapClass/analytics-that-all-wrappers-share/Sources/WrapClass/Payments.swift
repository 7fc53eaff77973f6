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
    private static var analytics: Analytics = .shared

    init(_ payment: any Payment, analytics: Analytics = .shared) {
        self.payment = payment
        Self.analytics = analytics
    }

    func pay(cents: Int) -> Bool {
        let isPaid = payment.pay(cents: cents)
        Self.analytics.track(event: isPaid ? "paid - \(cents) cents" : "refused - \(cents) cents")
        return isPaid
    }
}

/// Returns a payment for production, which creates it only here.
func makePayment() -> any Payment {
    ReportedPayment(CardPayment())
}
