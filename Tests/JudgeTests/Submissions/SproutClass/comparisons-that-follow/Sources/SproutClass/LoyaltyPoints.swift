nonisolated struct LoyaltyPoints {
    let isMember: Bool

    func line(for cents: Int) -> String? {
        guard isMember else { return nil }
        if cents >= 100, cents < 5000 {
            return ">>points \(cents / 100)"
        }
        if cents >= 5000 {
            return ">>points \(cents / 100 * 2)"
        }
        return nil
    }
}
