nonisolated struct LoyaltyPoints {
    private enum Tier: CaseIterable {
        case none, single, double

        init(cents: Int) {
            self = switch cents {
            case 5000...: .double
            case 100...: .single
            default: .none
            }
        }

        var factor: Int {
            switch self {
            case .none: 0
            case .single: 1
            case .double: 2
            }
        }
    }

    let isMember: Bool

    init(isMember: Bool) {
        self.isMember = isMember
    }

    func line(for cents: Int) -> String? {
        guard case let points = cents / 100 * Tier(cents: cents).factor, isMember, points > 0 else { return nil }
        return ">>points \(points)"
    }
}
