/// The printer of a receipt's footer, as the till uses it.
protocol ReceiptPrinting {
    func footer() -> String
}

/// The till, which calls its printer through the protocol.
struct Till {
    var printer: any ReceiptPrinting = ReceiptPrinter()

    func print(_ receipt: String) -> String {
        receipt + "\n" + printer.footer()
    }
}
