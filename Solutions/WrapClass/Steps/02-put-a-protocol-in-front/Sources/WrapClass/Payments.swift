/// A way to pay.
protocol Payment {
    /// Pays an amount, and returns whether it was accepted.
    func pay(cents: Int) -> Bool
}

extension CardPayment: Payment {}

/// Returns a payment for production, which creates it only here.
func makePayment() -> CardPayment {
    CardPayment()
}
