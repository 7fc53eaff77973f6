/// A receipt for the items of a checkout.
struct Receipt {
    var items: [Item]
    var voucher: Int
    var isMember: Bool

    func text() -> String {
        // The amounts.
        let sum = items.reduce(0) { $0 + $1.cents * $1.count }
        let pieces = items.reduce(0) { $0 + $1.count }
        var total = sum
        var discount = 0
        if pieces >= 10 { discount = sum / 10 }
        if isMember { discount += sum / 20 }
        if discount > 0 { total -= discount }
        var used = 0
        if voucher > 0 {
            used = min(voucher, total)
            total -= used
        }
        var shipping = 0
        if total > 0 && total < 2000 {
            shipping = 490
            total += shipping
        }

        // The lines.
        var lines = items.map { "\($0.count) \($0.name) \($0.cents * $0.count)" }
        if discount > 0 { lines.append("discount -\(discount)") }
        if voucher > 0 { lines.append("voucher -\(used)") }
        if shipping > 0 { lines.append("shipping \(shipping)") }
        lines.append("total \(total)")
        return lines.joined(separator: "\n")
    }
}
