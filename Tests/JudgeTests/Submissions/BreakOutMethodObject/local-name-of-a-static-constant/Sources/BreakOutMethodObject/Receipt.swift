nonisolated struct Receipt {
    let items: [Item]
    let voucher: Int
    let isMember: Bool

    private static let shipping = 490
    private static let freeShippingLimit = 20_00

    func text() -> String {
        let (subtotal, pieces) = items.reduce((0, 0)) { ($0.0 + $1.cents * $1.count, $0.1 + $1.count) }
        let percent = [(pieces >= 10, 10), (isMember, 20)]
        let discount = percent.filter(\.0).map { subtotal / $0.1 }.reduce(0, +)
        let used = voucher.clamped(to: 0...max(0, subtotal - discount))
        let payable = subtotal - discount - used
        let shipping = payable > 0 && payable < Self.freeShippingLimit ? Self.shipping : 0

        let deductions: KeyValuePairs = ["discount -": discount > 0 ? discount : nil, "voucher -": voucher > 0 ? used : nil, "shipping ": shipping > 0 ? shipping : nil]
        let extra = deductions.compactMap { title, cents in cents.map { title + "\($0)" } }
        return (items.map(\.line) + extra + ["total \(payable + shipping)"]).joined(separator: "\n")
    }
}

nonisolated extension Item {
    fileprivate var line: String { "\(count) \(name) \(cents * count)" }
}

nonisolated extension Comparable {
    fileprivate func clamped(to limits: ClosedRange<Self>) -> Self {
        min(max(self, limits.lowerBound), limits.upperBound)
    }
}
