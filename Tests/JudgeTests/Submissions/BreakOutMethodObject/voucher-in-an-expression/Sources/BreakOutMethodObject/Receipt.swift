struct Receipt {
    var items: [Item]
    var voucher: Int
    var isMember: Bool

    func text() -> String {
        let gross = items.reduce(into: 0) { $0 += $1.cents * $1.count }
        let pieces = items.reduce(into: 0) { $0 += $1.count }
        let off = discount(on: gross, pieces: pieces)
        let net = gross - off
        let used = voucher > 0 ? min(voucher, net) : 0
        let due = net - used
        let shipping = self.shipping(for: due)
        var lines = items.map { "\($0.count) \($0.name) \($0.cents * $0.count)" }
        if off > 0 { lines.append("discount -\(off)") }
        if voucher > 0 { lines.append("voucher -\(used)") }
        if shipping > 0 { lines.append("shipping \(shipping)") }
        lines.append("total \(due + shipping)")
        return lines.joined(separator: "\n")
    }

    private func discount(on gross: Int, pieces: Int) -> Int {
        (pieces >= 10 ? gross / 10 : 0) + (isMember ? gross / 20 : 0)
    }

    private func shipping(for due: Int) -> Int {
        guard due > 0, due < 2000 else { return 0 }
        return 490
    }
}
