nonisolated struct Money {
    let cents: Int
    static func + (one: Money, other: Money) -> Money { Money(cents: one.cents + other.cents) }
}
