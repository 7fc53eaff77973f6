/// So many of one thing, with the price of one in cents.
nonisolated struct Line {
    var name: String
    var cents: Int
    var count = 1
}

nonisolated struct Order {
    var lines: [Line]
    var isMember = false
    /// In cents.
    var voucher = 0
}

/// The text that the accounting office imports every night.
///
/// Nobody knows any more what the import relies on.
struct Statement {
    func text(for order: Order) -> String {
        var total = 0
        var text = "Order\n"
        for line in order.lines {
            let price = line.cents * line.count
            total += price
            text += "  \(line.name) x\(line.count) \(money(price))\n"
        }
        if order.isMember {
            total -= total / 100 * 5
        }
        total -= min(order.voucher, total)
        if total > 5000 {
            text += "  delivery free\n"
        } else {
            total += 490
            text += "  delivery 4.90\n"
        }
        return text + "Total \(money(total))"
    }

    private func money(_ cents: Int) -> String {
        "\(cents / 100).\(cents % 100)"
    }
}
