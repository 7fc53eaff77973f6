nonisolated struct Receipt {
    var items: [Item]
    var voucher: Int
    var isMember: Bool

    func text() -> String {
        [items.map(\.line), [discountLine, voucherLine, shippingLine].compactMap(\.self), ["total \(total)"]]
            .joined()
            .joined(separator: "\n")
    }

    private var sum: Int { items.map(\.price).reduce(0, +) }
    private var pieces: Int { items.map(\.count).reduce(0, +) }

    private var discount: Int {
        var discount = 0
        if pieces >= 10 { discount += sum / 10 }
        if isMember { discount += sum / 20 }
        return discount
    }

    private var usedVoucher: Int { min(max(voucher, 0), sum - discount) }
    private var payable: Int { sum - discount - usedVoucher }
    private var shipping: Int { payable > 0 && payable < 2000 ? 490 : 0 }
    private var total: Int { payable + shipping }

    private var discountLine: String? { discount > 0 ? "discount -\(discount)" : nil }
    private var voucherLine: String? { voucher > 0 ? "voucher -\(usedVoucher)" : nil }
    private var shippingLine: String? { shipping > 0 ? "shipping \(shipping)" : nil }
}

nonisolated extension Item {
    fileprivate var price: Int { cents * count }
    fileprivate var line: String { "\(count) \(name) \(price)" }
}
