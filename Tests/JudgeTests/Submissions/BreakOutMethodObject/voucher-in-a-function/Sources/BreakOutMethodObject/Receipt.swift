struct Receipt {
    private let items: [Item]
    private let voucher: Int
    private let isMember: Bool

    init(items: [Item], voucher: Int, isMember: Bool) {
        self.items = items
        self.voucher = voucher
        self.isMember = isMember
    }

    func text() -> String {
        let subtotal = items.map { $0.cents * $0.count }.reduce(0, +)
        let discount = discount(of: subtotal)
        let discounted = discount > 0 ? subtotal - discount : subtotal
        let redeemed = min(voucher, discounted)
        let payable = voucher > 0 ? rest(of: discounted) : discounted
        let shipping = shipping(of: payable)
        return [
            items.map { "\($0.count) \($0.name) \($0.cents * $0.count)" },
            discount > 0 ? ["discount -\(discount)"] : [],
            voucher > 0 ? ["voucher -\(redeemed)"] : [],
            shipping > 0 ? ["shipping \(shipping)"] : [],
            ["total \(payable + shipping)"],
        ]
        .flatMap { $0 }
        .joined(separator: "\n")
    }

    private func discount(of total: Int) -> Int {
        let pieces = items.map(\.count).reduce(0, +)
        return (pieces >= 10 ? total / 10 : 0) + (isMember ? total / 20 : 0)
    }

    private func rest(of total: Int) -> Int {
        max(0, total - voucher)
    }

    private func shipping(of total: Int) -> Int {
        total > 0 && total < 2000 ? 490 : 0
    }
}
