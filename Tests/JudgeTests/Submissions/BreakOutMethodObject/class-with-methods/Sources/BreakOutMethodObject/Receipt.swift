class Receipt {
    private let items: [Item]
    private let voucher: Int
    private let isMember: Bool

    init(items: [Item], voucher: Int, isMember: Bool) {
        self.items = items
        self.voucher = voucher
        self.isMember = isMember
    }

    func text() -> String {
        var total = price
        var lines = items.map { "\($0.count) \($0.name) \($0.cents * $0.count)" }
        let discount = discount(on: total)
        if discount > 0 {
            total -= discount
            lines.append("discount -\(discount)")
        }
        let used = min(voucher, total)
        if voucher > 0 {
            total -= used
            lines.append("voucher -\(used)")
        }
        if (1..<2000).contains(total) {
            total += 490
            lines.append("shipping 490")
        }
        return (lines + ["total \(total)"]).joined(separator: "\n")
    }

    private var price: Int { items.reduce(0) { $0 + $1.cents * $1.count } }

    private func discount(on total: Int) -> Int {
        let pieces = items.reduce(0) { $0 + $1.count }
        var discount = 0
        if pieces >= 10 { discount += total / 10 }
        if isMember { discount += total / 20 }
        return discount
    }
}
