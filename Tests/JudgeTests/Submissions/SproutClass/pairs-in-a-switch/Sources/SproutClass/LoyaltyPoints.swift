nonisolated struct LoyaltyPoints {
    let isMember: Bool

    func line(for cents: Int) -> String? {
        switch (isMember, cents) {
        case (true, 100..<5000): return ">>points \(cents / 100)"
        case (true, 5000...): return ">>points \(cents / 100 * 2)"
        case (true, _), (false, _): return nil
        }
    }
}
