struct Receipt {
    let items: [Item]
    let voucher: Int
    let isMember: Bool

    func text() -> String {
        lines().map(\.description).joined(separator: "\n")
    }

    private func lines() -> [Line] {
        let sum = items.reduce(0) { $0 + $1.cents * $1.count }
        let discount = Discount.allCases.filter { $0.applies(to: self) }.reduce(0) { $0 + sum / $1.rawValue }
        let reduced = sum - discount
        let used = min(voucher, reduced)
        let rest = voucher > 0 ? reduced - used : reduced
        let shipping: Int = switch rest {
        case 1..<2000: 490
        default: 0
        }

        var lines = items.map { Line.item($0) }
        if discount > 0 { lines.append(.discount(discount)) }
        if voucher > 0 { lines.append(.voucher(used)) }
        if shipping > 0 { lines.append(.shipping(shipping)) }
        lines.append(.total(rest + shipping))
        return lines
    }

    /// A discount, whose raw value is the part of the sum.
    private enum Discount: Int, CaseIterable {
        case bulk = 10
        case membership = 20

        func applies(to receipt: Receipt) -> Bool {
            switch self {
            case .bulk: receipt.items.reduce(0) { $0 + $1.count } >= 10
            case .membership: receipt.isMember
            }
        }
    }

    private enum Line {
        case item(Item)
        case discount(Int), voucher(Int), shipping(Int), total(Int)

        var description: String {
            switch self {
            case .item(let item): "\(item.count) \(item.name) \(item.cents * item.count)"
            case .discount(let cents): "discount -\(cents)"
            case .voucher(let cents): "voucher -\(cents)"
            case .shipping(let cents): "shipping \(cents)"
            case .total(let cents): "total \(cents)"
            }
        }
    }
}
