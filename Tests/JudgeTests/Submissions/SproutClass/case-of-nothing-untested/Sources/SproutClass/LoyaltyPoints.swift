nonisolated struct LoyaltyPoints {
    var isMember: Bool

    func line(for cents: Int) -> String? {
        guard isMember else { return nil }
        switch cents / 100 * (cents >= 5000 ? 2 : 1) {
        case 0: return nil
        case let points: return ">>points \(points)"
        }
    }
}
