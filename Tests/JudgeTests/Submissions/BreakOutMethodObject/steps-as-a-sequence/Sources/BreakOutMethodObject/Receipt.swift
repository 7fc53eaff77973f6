struct Receipt {
    var items: [Item]
    var voucher: Int
    var isMember: Bool

    func text() -> String {
        let goods = items.map { $0.cents * $0.count }.reduce(0, +)
        let pieces = items.map(\.count).reduce(0, +)
        let tenth = pieces >= 10 ? goods / 10 : nil
        let twentieth = isMember ? goods / 20 : nil
        let discount = [tenth, twentieth].compactMap { $0 }.reduce(0, +)
        let discounted = goods - discount
        let left = discounted - min(discounted, max(voucher, 0))
        let shipping = (1...1999).contains(left) ? 490 : 0

        return sequence(first: 0) { $0 < 4 ? $0 + 1 : nil }.flatMap { step -> [String] in
            switch step {
            case 0: items.map { "\($0.count) \($0.name) \($0.cents * $0.count)" }
            case 1: discount > 0 ? ["discount -\(discount)"] : []
            case 2: voucher > 0 ? ["voucher -\(discounted - left)"] : []
            case 3: shipping > 0 ? ["shipping 490"] : []
            default: ["total \(left + shipping)"]
            }
        }.joined(separator: "\n")
    }
}
