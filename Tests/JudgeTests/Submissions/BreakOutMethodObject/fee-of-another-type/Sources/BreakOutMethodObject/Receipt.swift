struct Receipt {
    var items: [Item]
    var voucher: Int
    var isMember: Bool

    func text() -> String {
        var lines = items.map { "\($0.count) \($0.name) \($0.cents * $0.count)" }
        var total = items.reduce(0) { $0 + $1.cents * $1.count }
        let isBulk = items.reduce(0) { $0 + $1.count } >= 10
        let discount = (isBulk ? total / 10 : 0) + (isMember ? total / 20 : 0)
        if discount > 0 {
            total -= discount
            lines.append("discount -\(discount)")
        }
        if voucher > 0 {
            let used = min(voucher, total)
            total -= used
            lines.append("voucher -\(used)")
        }
        let fee = Fee(rest: total)
        if fee.shipping > 0 {
            lines.append("shipping \(fee.shipping)")
        }
        total += fee.shipping
        lines.append("total \(total)")
        return lines.joined(separator: "\n")
    }
}

private struct Fee {
    var rest: Int
    var shipping: Int { (1..<2000).contains(rest) ? 490 : 0 }
}
