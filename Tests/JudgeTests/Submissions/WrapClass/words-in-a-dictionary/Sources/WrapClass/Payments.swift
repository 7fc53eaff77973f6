import AnalyticsSDK

protocol Payment {
    func pay(cents: Int) -> Bool
}

extension CardPayment: Payment {}

final class ReportedPayment: Payment {
    private static let words = [true: "paid", false: "refused"]
    private let payment: any Payment
    private let analytics: Analytics

    init(_ payment: any Payment, analytics: Analytics = .shared) {
        (self.payment, self.analytics) = (payment, analytics)
    }

    func pay(cents: Int) -> Bool {
        let isPaid = payment.pay(cents: cents)
        analytics.track(event: "\(Self.words[isPaid] ?? "unknown") - \(cents) cents")
        return isPaid
    }
}

func makePayment() -> any Payment { ReportedPayment(CardPayment()) }