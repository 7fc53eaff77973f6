nonisolated struct LoyaltyPoints {
    private let factor: Int

    init(isMember: Bool) {
        factor = isMember ? 1 : 0
    }

    func line(for cents: Int) -> String? {
        var points = cents / 100 * factor
        if cents >= 5000 { points *= 2 }
        return points == 0 ? nil : ">>points \(points)"
    }
}
