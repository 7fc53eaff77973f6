/// The points that a member gets for a payment.
nonisolated struct LoyaltyPoints {
    var isMember: Bool

    /// Returns the line for the receipt: one point for each full euro, twice as many from 50 euros on; nil if there are none.
    func line(for cents: Int) -> String? {
        guard isMember, case let euros = cents / 100, euros > 0 else { return nil }
        return ">>points \(euros + (euros / 50).signum() * euros)"
    }
}
