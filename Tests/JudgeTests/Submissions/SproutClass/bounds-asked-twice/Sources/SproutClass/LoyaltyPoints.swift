/// The points that a member gets for a payment.
nonisolated struct LoyaltyPoints {
    private static let twice = 50_00...

    let isMember: Bool

    init(isMember: Bool) { self.isMember = isMember }

    func line(for cents: Int) -> String? {
        guard isMember else { return nil }
        if cents < 1_00 {
            return nil
        } else if cents >= 1_00 && cents < 50_00 {
            return ">>points \(cents / 100)"
        } else if Self.twice.contains(cents) {
            return ">>points \(cents / 100 * 2)"
        } else {
            return nil
        }
    }
}
