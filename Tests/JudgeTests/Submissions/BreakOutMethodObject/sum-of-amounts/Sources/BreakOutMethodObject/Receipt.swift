/// The text of a receipt.
nonisolated struct Receipt {
    private let items: [Item]
    private let voucher: Int
    private let isMember: Bool

    init(items: [Item], voucher: Int, isMember: Bool) {
        self.items = items
        self.voucher = voucher
        self.isMember = isMember
    }

    func text() -> String {
        let afterDiscount = subtotal - discount
        let used = min(voucher, afterDiscount)
        let afterVoucher = voucher > 0 ? afterDiscount - used : afterDiscount
        let shipping = Self.shipping(for: afterVoucher)

        var lines = items.map { "\($0.count) \($0.name) \($0.price)" }
        if discount > 0 { lines += ["discount -\(discount)"] }
        if voucher > 0 { lines += ["voucher -\(used)"] }
        if let shipping { lines += ["shipping \(shipping)"] }
        lines += ["total \(afterVoucher + (shipping ?? 0))"]
        return lines.joined(separator: "\n")
    }

    private var subtotal: Int { items.reduce(0) { $0 + $1.price } }
    private var pieces: Int { items.reduce(0) { $0 + $1.count } }

    private var discount: Int {
        both(Money(cents: quantity), Money(cents: membership)).cents
    }

    private var quantity: Int { pieces >= 10 ? subtotal / 10 : 0 }
    private var membership: Int { isMember ? subtotal / 20 : 0 }

    private func both(_ one: Money, _ other: Money) -> Money { one + other }

    private static func shipping(for total: Int) -> Int? {
        (1..<2000).contains(total) ? 490 : nil
    }
}

nonisolated extension Item {
    fileprivate var price: Int { cents * count }
}
