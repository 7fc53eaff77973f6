/// The points that a customer gets for a payment.
nonisolated struct LoyaltyPoints {
    private enum Tier: CaseIterable {
        case regular, double

        init(cents: Int) {
            self = if case 50_00... = cents { .double } else { .regular }
        }

        var factor: Int {
            switch self {
            case .regular: 1
            case .double: 2
            }
        }
    }

    private let isMember: Bool

    init(isMember: Bool) { self.isMember = isMember }

    func line(for cents: Int) -> String? {
        points(for: cents).map { ">>points \($0)" }
    }

    private func points(for cents: Int) -> Int? {
        guard isMember else { return nil }
        let points = Tier(cents: cents).factor * (cents / 100)
        return points > 0 ? points : nil
    }
}
