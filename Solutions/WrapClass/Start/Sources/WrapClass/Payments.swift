/// Returns a payment for production, which creates it only here.
func makePayment() -> CardPayment {
    CardPayment()
}
