nonisolated struct LoyaltyPoints {
    let isMember: Bool

    func line(for cents: Int) -> String? {
        let factor = switch cents {
        case ..<0: 0
        case 0..<100: 0
        case 100..<5000: 1
        default: 2
        }
        let points = cents / 100 * factor
        return isMember && points > 0 ? ">>points \(points)" : nil
    }
}
