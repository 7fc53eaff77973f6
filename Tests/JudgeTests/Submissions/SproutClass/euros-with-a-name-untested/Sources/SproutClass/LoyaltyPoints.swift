import Foundation

nonisolated struct LoyaltyPoints {
    var isMember: Bool

    func line(for cents: Int) -> String? {
        guard isMember else { return nil }
        let euros = cents / 100
        return switch euros {
        case ..<1: nil
        case 1..<50: ">>points \(euros)"
        default: ">>points \(euros * 2)"
        }
    }
}
