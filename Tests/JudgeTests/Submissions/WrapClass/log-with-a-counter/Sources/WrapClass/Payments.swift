import AnalyticsSDK

/// Something that takes money.
protocol Payment {
    /// Takes a sum.
    ///
    /// - Parameter cents: The sum.
    /// - Returns: Whether the sum is paid.
    func pay(cents: Int) -> Bool
}

extension CardPayment: Payment {}

/// A payment that reports each attempt to the analytics.
final class ReportedPayment: Payment {
    private let payment: any Payment
    private let analytics: Analytics
    private var attempts = 0

    init(_ payment: any Payment, analytics: Analytics = .shared) {
        self.payment = payment
        self.analytics = analytics
    }

    func pay(cents: Int) -> Bool {
        attempts += 1
        Log.write(.debug, "attempt \(attempts): \(cents)")
        let isPaid = payment.pay(cents: cents)
        let word = if isPaid { "paid" } else { "refused" }
        analytics.track(event: "\(word) - \(cents) cents")
        Log.write(.debug, "attempt \(attempts) ended")
        return isPaid
    }
}

/// Returns a payment for production, which creates it only here.
func makePayment() -> any Payment {
    ReportedPayment(CardPayment())
}
