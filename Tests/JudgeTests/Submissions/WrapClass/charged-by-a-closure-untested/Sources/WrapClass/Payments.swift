import AnalyticsSDK

/// A way to pay.
protocol Payment {
    /// Pays an amount, and returns whether it was accepted.
    func pay(cents: Int) -> Bool
}

extension CardPayment: Payment {}

/// A payment that is reported, whatever the payment is.
final class ReportedPayment: Payment {
    private let wrapped: (Int) -> Bool
    private let report: (Bool, Int) -> Void

    init(_ payment: any Payment, analytics: Analytics = .shared) {
        wrapped = { payment.pay(cents: $0) }
        report = { analytics.track(event: "\($0 ? "paid" : "refused") - \($1) cents") }
    }

    func pay(cents: Int) -> Bool {
        let isPaid = wrapped(cents)
        report(isPaid, cents)
        return isPaid
    }
}

/// Returns a payment for production, which creates it only here.
func makePayment() -> any Payment {
    ReportedPayment(CardPayment())
}
