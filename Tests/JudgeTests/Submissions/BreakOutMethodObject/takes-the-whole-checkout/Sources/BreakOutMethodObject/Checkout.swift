class Checkout {
    private let reader = CardReader()
    var items: [Item] = []
    var voucher = 0
    var isMember = false

    func receipt() -> String {
        Receipt(checkout: self).text()
    }
}
