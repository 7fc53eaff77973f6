import AnalyticsSDK

class ReportedPayment: CardPayment {
    override func pay(cents: Int) -> Bool {
        let isPaid = super.pay(cents: cents)
        Analytics.shared.track(event: isPaid ? "paid - \(cents) cents" : "refused - \(cents) cents")
        return isPaid
    }
}

func makePayment() -> CardPayment {
    ReportedPayment()
}
