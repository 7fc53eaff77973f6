import AnalyticsSDK

protocol Payment: AnyObject {
    func pay(cents: Int) -> Bool
}

final class ReportedPayment {
    private let wrapped: any Payment
    private let analytics: Analytics

    init(_ payment: any Payment, analytics: Analytics = .shared) {
        (wrapped, self.analytics) = (payment, analytics)
    }

    private func report(_ cents: Int, _ word: String) { analytics.track(event: "\(word) - \(cents) cents") }
}

extension ReportedPayment: Payment {
    func pay(cents: Int) -> Bool {
        guard wrapped.pay(cents: cents) else {
            report(cents, "refused")
            return false
        }
        report(cents, "paid")
        return true
    }
}

extension CardPayment: Payment {}

func makePayment() -> any Payment { ReportedPayment(CardPayment()) }
