import AnalyticsSDK

protocol Payment {
    func pay(cents: Int) -> Bool
}

extension CardPayment: Payment {}

final class ReportedPayment: Payment {
    private static let words: [Bool: String] = [true: "paid", false: "refused"]
    private let charge: (Int) -> Bool
    private let report: (String) -> Void

    init(_ payment: any Payment, analytics: Analytics = .shared) {
        charge = { payment.pay(cents: $0) }
        report = { analytics.track(event: $0) }
    }

    func pay(cents: Int) -> Bool {
        charge(cents).reported { answer in
            report("\(Self.words[answer, default: "refused"]) - \(cents) cents")
        }
    }
}

extension Bool {
    fileprivate func reported(_ body: (Bool) -> Void) -> Bool {
        body(self)
        return self
    }
}

func makePayment() -> any Payment {
    ReportedPayment(CardPayment())
}
