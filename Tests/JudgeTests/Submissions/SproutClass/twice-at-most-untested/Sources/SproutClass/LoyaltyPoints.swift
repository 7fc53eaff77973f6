import Foundation

nonisolated struct LoyaltyPoints {
    var isMember: Bool

    func line(for cents: Int) -> String? {
        let factor = min(cents / 5000, 1) + 1
        let points = isMember ? cents / 100 * factor : 0
        return points == 0 ? nil : ">>points \(points)"
    }
}
