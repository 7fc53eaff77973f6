import AnalyticsSDK

protocol Payment {
    func pay(cents: Int) -> Bool
}

extension CardPayment: Payment {}

final class ReportedPayment: Payment {
    private let payment: any Payment
    private let analytics: Analytics
    private var reports: [String] = []

    init(_ payment: any Payment, analytics: Analytics = .shared) {
        self.payment = payment
        self.analytics = analytics
    }

    func pay(cents: Int) -> Bool {
        let isPaid = payment.pay(cents: cents)
        defer { flush() }
        if isPaid {
            reports.append("paid - \(cents) cents")
        } else {
            reports.append("refused - \(cents) cents")
        }
        return isPaid
    }

    private func flush() {
        for event in reports { analytics.track(event: event) }
        reports = []
    }
}

/// Returns a payment for production, which creates it only here.
func makePayment() -> any Payment { ReportedPayment(CardPayment()) }
