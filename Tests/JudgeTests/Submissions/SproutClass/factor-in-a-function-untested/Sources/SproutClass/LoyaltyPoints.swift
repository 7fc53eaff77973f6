/// The points that a member gets for a payment.
nonisolated struct LoyaltyPoints {
    var isMember: Bool

    /// Returns the line for the receipt: one point for each full euro, twice as many from 50 euros on; nil if there are none.
    func line(for cents: Int) -> String? {
        let points = cents / 100 * factor(cents)
        guard isMember, points > 0 else { return nil }
        return ">>points \(points)"
    }

    private func factor(_ cents: Int) -> Int { cents >= 5000 ? 2 : 1 }
}
