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
        let isPaid = payment.pay(cents: cents)
        defer { analytics.track(event: (isPaid ? "paid" : "refused") + " - \(cents) cents") }
        return isPaid
    }
}
