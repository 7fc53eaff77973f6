/// The points that a member gets for a payment.
nonisolated struct LoyaltyPoints: Equatable {
    private let rate: Int

    init(isMember: Bool) {
        rate = isMember ? 1 : 0
    }

    func line(for cents: Int) -> String? {
        let euros = rate * cents / 100
        let points = Array(repeating: euros, count: cents >= 5000 ? 2 : 1).reduce(0, +)
        if case 1... = points { return ">>points \(points)" }
        return nil
    }
}
