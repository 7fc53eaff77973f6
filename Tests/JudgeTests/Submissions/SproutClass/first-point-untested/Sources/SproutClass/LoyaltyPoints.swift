/// The points that a member gets for a payment.
nonisolated struct LoyaltyPoints {
    var isMember: Bool

    /// Returns the line for the receipt: one point for each full euro, twice as many from 50 euros on; nil if there are none.
    func line(for cents: Int) -> String? {
        if !isMember { return nil }
        var points = cents / 100
        if points == 0 { return nil }
        if points >= 50 { points *= 2 }
        return ">>points " + String(points)
    }
}
