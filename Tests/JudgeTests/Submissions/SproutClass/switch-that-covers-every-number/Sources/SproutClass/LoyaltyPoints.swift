nonisolated struct LoyaltyPoints {
    let isMember: Bool

    func line(for cents: Int) -> String? {
        guard isMember else { return nil }
        switch cents {
        case ..<100: return nil
        case 100..<5000: return ">>points \(cents / 100)"
        case 5000...: return ">>points \(cents / 100 * 2)"
        default: fatalError("every number is in one of the ranges")
        }
    }
}
