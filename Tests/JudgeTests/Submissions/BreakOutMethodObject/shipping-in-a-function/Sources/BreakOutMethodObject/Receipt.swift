/// A receipt for the items of a checkout.
struct Receipt {
    var items: [Item]
    var voucher: Int
    var isMember: Bool

    func text() -> String {
        var lines: [String] = []
        var total = 0
        for item in items {
            lines.append(line(for: item))
            total += item.cents * item.count
        }

        let discount = discount(on: total)
        total -= discount
        if discount > 0 { lines.append("discount -\(discount)") }

        if voucher > 0 {
            lines.append("voucher -\(min(voucher, total))")
            total = max(total - voucher, min(total, 0))
        }

        let shipping = shipping(for: total)
        if shipping > 0 { lines.append("shipping \(shipping)") }
        lines += ["total \(total + shipping)"]
        return lines.joined(separator: "\n")
    }

    private func line(for item: Item) -> String {
        "\(item.count) \(item.name) \(item.cents * item.count)"
    }

    private func discount(on total: Int) -> Int {
        let pieces = items.reduce(0) { $0 + $1.count }
        var discount = 0
        if pieces >= 10 { discount += total / 10 }
        if isMember { discount += total / 20 }
        return discount
    }

    private func shipping(for total: Int) -> Int {
        guard total > 0 else { return 0 }
        return total < 2000 ? 490 : 0
    }
}
