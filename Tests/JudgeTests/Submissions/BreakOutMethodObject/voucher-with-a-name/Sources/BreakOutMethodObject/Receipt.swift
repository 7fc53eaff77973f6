struct Receipt {
    let items: [Item]
    let voucher: Int
    let isMember: Bool

    func text() -> String {
        var total = 0, pieces = 0
        var lines: [String] = []
        for item in items {
            let price = item.cents * item.count
            (total, pieces) = (total + price, pieces + item.count)
            lines += ["\(item.count) \(item.name) \(price)"]
        }

        let discount = (pieces >= 10 ? total / 10 : 0) + (isMember ? total / 20 : 0)
        total = discount > 0 ? total - discount : total
        lines += discount > 0 ? ["discount -\(discount)"] : []

        let used = voucher > total ? total : voucher
        total = voucher > 0 ? total - used : total
        lines += voucher > 0 ? ["voucher -\(used)"] : []

        let shipping = total > 0 && total < 2000 ? 490 : 0
        total += shipping
        lines += shipping > 0 ? ["shipping \(shipping)"] : []

        return (lines + ["total \(total)"]).joined(separator: "\n")
    }
}
