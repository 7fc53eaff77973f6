/// The points that a member gets for a payment.
nonisolated struct LoyaltyPoints {
    var isMember: Bool


    func line(for cents: Int) -> String? {
        guard isMember else { return nil }
        let centsPerPoint = cents < 5000 ? 100 : 50
        let points = cents / 100 * (100 / centsPerPoint)
        return points > 0 ? ">>points \(points)" : nil
    }
}
