nonisolated struct LoyaltyPoints {
    var isMember: Bool

    func line(for cents: Int) -> String? {
        guard isMember else { return nil }
        var points = cents / 100
        if points >= 50 { points <<= 1 }
        return points == 0 ? nil : ">>points \(points)"
    }
}
