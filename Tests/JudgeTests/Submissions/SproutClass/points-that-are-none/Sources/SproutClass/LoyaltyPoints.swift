nonisolated struct LoyaltyPoints {
    let isMember: Bool

    func line(for cents: Int) -> String? {
        if !isMember { return nil }
        if cents <= 0 { return nil }
        let points = cents / 100
        if points == 0 { return nil }
        if cents >= 5000 { return ">>points \(points * 2)" }
        return ">>points \(points)"
    }
}
