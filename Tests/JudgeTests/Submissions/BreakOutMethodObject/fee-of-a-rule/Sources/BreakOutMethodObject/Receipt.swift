struct Receipt {
    var items: [Item]
    var voucher: Int
    var isMember: Bool
    private let shippingRule = ShippingRule()
    init(items: [Item], voucher: Int, isMember: Bool) {
        (self.items, self.voucher, self.isMember) = (items, voucher, isMember)
    }

    func text() -> String {
        var lines = items.map { "\($0.count) \($0.name) \($0.cents * $0.count)" }
        var total = items.reduce(0) { $0 + $1.cents * $1.count }
        let isBulk = items.reduce(0) { $0 + $1.count } >= 10
        let discount = (isBulk ? total / 10 : 0) + (isMember ? total / 20 : 0)
        if discount != 0 {
            total -= discount
            lines.append("discount -\(discount)")
        }
        if voucher > 0 {
            let rest = max(total - voucher, 0)
            lines.append("voucher -\(total - rest)")
            total = rest
        }
        let shipping = shippingRule.fee(for: total)
        if shipping > 0 {
            lines.append("shipping \(shipping)")
        }
        total += shipping
        lines.append("total \(total)")
        return lines.joined(separator: "\n")
    }
}

private struct ShippingRule {
    func fee(for rest: Int) -> Int { rest > 0 && rest < 2000 ? 490 : 0 }
}
