/// The text of a customer's receipt.
nonisolated struct Receipt {
    let items: [Item]
    let voucher: Int
    let isMember: Bool

    init(items: [Item], voucher: Int, isMember: Bool) {
        self.items = items
        self.voucher = voucher
        self.isMember = isMember
    }

    private var subtotal: Int { items.reduce(0) { $0 + $1.cents * $1.count } }
    private var pieces: Int { items.reduce(0) { $0 + $1.count } }

    private var discount: Int {
        let bulk = pieces >= 10 ? subtotal / 10 : 0
        let membership = isMember ? subtotal / 20 : 0
        return bulk + membership
    }

    private var afterDiscount: Int { discount > 0 ? subtotal - discount : subtotal }
    private var usedVoucher: Int { min(voucher, afterDiscount) }

    private var afterVoucher: Int { voucher > 0 ? afterDiscount - usedVoucher : afterDiscount }
    private var needsShipping: Bool { afterVoucher > 0 && afterVoucher < 2000 }

    func text() -> String {
        var lines = items.map { "\($0.count) \($0.name) \($0.cents * $0.count)" }
        if discount > 0 { lines.append("discount -\(discount)") }
        if voucher > 0 { lines.append("voucher -\(usedVoucher)") }
        if needsShipping { lines.append("shipping 490") }
        lines.append("total \(needsShipping ? afterVoucher + 490 : afterVoucher)")
        return lines.joined(separator: "\n")
    }
}
