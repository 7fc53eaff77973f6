/// The number of points for each full euro.
nonisolated private enum Tier: Int, CaseIterable, Comparable {
    case single = 1
    case double = 2

    var minimum: Int {
        switch self {
        case .single: 0
        case .double: 5000
        }
    }

    static func < (one: Tier, other: Tier) -> Bool { one.minimum < other.minimum }
}

nonisolated struct LoyaltyPoints {
    let isMember: Bool

    func line(for cents: Int) -> String? {
        guard isMember else { return nil }
        let tier = Tier.allCases.filter { $0.minimum <= cents }.max() ?? .single
        let points = cents / 100 * tier.rawValue
        return points > 0 ? ">>points \(points)" : nil
    }
}
