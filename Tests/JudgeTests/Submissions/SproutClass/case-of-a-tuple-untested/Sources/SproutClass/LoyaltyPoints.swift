nonisolated struct LoyaltyPoints {
    var isMember: Bool

    func line(for cents: Int) -> String? {
        let points = cents / 100 * (cents >= 5000 ? 2 : 1)
        switch (isMember, points) {
        case (false, _): return nil
        case (true, 0): return nil
        case (true, _): return ">>points \(points)"
        }
    }
}
