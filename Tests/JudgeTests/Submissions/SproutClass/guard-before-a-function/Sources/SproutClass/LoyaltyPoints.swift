/// The points that a member gets for a payment.
nonisolated struct LoyaltyPoints {
    var isMember: Bool

    func line(for cents: Int) -> String? {
        guard isMember, cents > 0 else { return nil }
        let points = points(for: cents)
        return points > 0 ? ">>points \(points)" : nil
    }

    private func points(for cents: Int) -> Int {
        let euros = cents / 100
        if cents < 5000 { return euros }
        return 2 * euros
    }
}
