struct Receipt {
    let items: [Item]
    let voucher: Int
    let isMember: Bool

    func text() -> String {
        let afterDiscount = sum - discount
        let afterVoucher = afterDiscount - used(of: afterDiscount)
        let shipping = shipping(for: afterVoucher)
        var lines = items.map(line)
        discount == 0 ? () : lines.append("discount -\(discount)")
        if voucher > 0 {
            lines.append("voucher -\(used(of: afterDiscount))")
        }
        if let shipping {
            lines.append("shipping \(shipping)")
        }
        lines.append("total \(afterVoucher + (shipping ?? 0))")
        return lines.joined(separator: "\n")
    }

    private var sum: Int { items.reduce(0) { $0 + price(of: $1) } }

    private var discount: Int {
        var discount = 0
        if items.reduce(0, { $0 + $1.count }) >= 10 { discount += sum / 10 }
        if isMember { discount += sum / 20 }
        return discount
    }

    private func used(of total: Int) -> Int {
        guard voucher > 0 else { return 0 }
        return voucher < total ? voucher : total
    }

    private func shipping(for total: Int) -> Int? {
        guard total > 0 else { return nil }
        guard total < 2000 else { return nil }
        return 490
    }

    private func line(_ item: Item) -> String { "\(item.count) \(item.name) \(price(of: item))" }
    private func price(of item: Item) -> Int { item.cents * item.count }
}
