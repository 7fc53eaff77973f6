/// The points that a member gets for a payment.
nonisolated struct LoyaltyPoints {
    enum Answer {
        case noMember, tooLittle, points(Int)
    }

    var isMember: Bool

    /// Returns one point for each full euro, twice as many from 50 euros on.
    func answer(for cents: Int) -> Answer {
        guard isMember else { return .noMember }
        let points = cents / 100 * (cents >= 5000 ? 2 : 1)
        guard points > 0 else { return .tooLittle }
        return .points(points)
    }

    /// Returns the line for the receipt; nil if there are no points.
    func line(for cents: Int) -> String? {
        guard case .points(let points) = answer(for: cents) else { return nil }
        return ">>points \(points)"
    }
}
