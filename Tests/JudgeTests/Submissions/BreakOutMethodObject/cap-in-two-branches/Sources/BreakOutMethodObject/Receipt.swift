/// A receipt.
struct Receipt {
    var items: [Item]
    var voucher: Int
    var isMember: Bool

    func text() -> String {
        var lines: [String] = []
        var total = 0
        var pieces = 0
        for item in items {
            let price = item.cents * item.count
            total += price
            pieces += item.count
            lines.append("\(item.count) \(item.name) \(price)")
        }
        var discount = 0
        if pieces >= 10 {
            discount = total / 10
        }
        if isMember {
            discount += total / 20
        }
        if discount > 0 {
            total -= discount
            lines.append("discount -\(discount)")
        }
        if voucher > 0 {
            let used: Int
            if voucher > total {
                used = total
            } else {
                used = voucher
            }
            total -= used
            lines.append("voucher -\(used)")
        }
        if total > 0, total < 2000 {
            total += 490
            lines.append("shipping 490")
        }
        lines.append("total \(total)")
        return lines.joined(separator: "\n")
    }
}
