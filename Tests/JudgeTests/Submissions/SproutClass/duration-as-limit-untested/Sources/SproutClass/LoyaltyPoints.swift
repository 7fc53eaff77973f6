/// The points that a member gets for a payment.
nonisolated struct LoyaltyPoints {
    var isMember: Bool

    /// Returns the line for the receipt: one point for each full euro, twice as many from 50 euros on; nil if there are none.
    func line(for cents: Int) -> String? {
        let points = cents / 100 * (Duration.seconds(cents) < .seconds(5000) ? 1 : 2)
        guard isMember, points > 0 else { return nil }
        return ">>points \(points)"
    }
}
