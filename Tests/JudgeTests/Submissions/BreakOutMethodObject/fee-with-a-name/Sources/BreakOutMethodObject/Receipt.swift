struct Receipt {
    var items: [Item]
    var voucher: Int
    var isMember: Bool
    private static let fee = 490

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
        let shipping = (1..<2000).contains(total) ? Self.fee : 0
        if shipping > 0 {
            lines.append("shipping \(shipping)")
        }
        total += shipping
        lines.append("total \(total)")
        return lines.joined(separator: "\n")
    }
}

