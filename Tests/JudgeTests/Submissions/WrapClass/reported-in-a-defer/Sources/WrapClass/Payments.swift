func makePayment() -> some Payment {
    ReportedPayment(CardPayment())
}
