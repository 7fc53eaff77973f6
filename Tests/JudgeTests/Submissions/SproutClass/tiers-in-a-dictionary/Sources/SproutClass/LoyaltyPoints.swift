nonisolated struct LoyaltyPoints {
    let isMember: Bool
    private static let factors = [0: 1, 5000: 2]

    func line(for cents: Int) -> String? {
        guard isMember else { return nil }
        let factor = Self.factors.filter { $0.key <= cents }.max { $0.key < $1.key }?.value ?? 0
        let points = factor * (cents / 100)
        return points > 0 ? ">>points \(points)" : nil
    }
}

