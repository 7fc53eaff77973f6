nonisolated struct LoyaltyPoints: Sendable {
    private let pointsPerEuro: Int

    init(isMember: Bool) {
        pointsPerEuro = isMember ? 1 : 0
    }

    func line(for cents: Int) -> String? {
        var points = cents / 100 * pointsPerEuro
        if cents >= 50 * 100 { points += points }
        guard points >= 1 else { return .none }
        return [">>points", String(points)].joined(separator: " ")
    }
}
