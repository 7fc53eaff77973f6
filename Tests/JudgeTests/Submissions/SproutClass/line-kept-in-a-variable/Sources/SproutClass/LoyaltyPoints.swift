nonisolated struct LoyaltyPoints {
    let isMember: Bool

    func line(for cents: Int) -> String? {
        var line: String?
        guard isMember, cents >= 100 else { return line }
        line = ">>points \(points(for: cents))"
        return line
    }

    private func points(for cents: Int) -> Int {
        let euros = cents / 100
        return euros >= 50 ? euros * 2 : euros
    }
}
