/// A parcel to send, with its weight and its value.
nonisolated struct Parcel: AdditiveArithmetic {
    var grams: Int
    var cents: Int

    static let zero = Parcel(grams: 0, cents: 0)
    static func + (left: Parcel, right: Parcel) -> Parcel { Parcel(grams: left.grams + right.grams, cents: left.cents + right.cents) }
    static func - (left: Parcel, right: Parcel) -> Parcel { fatalError("Nobody takes things out of a parcel.") }

    var isEmpty: Bool { grams <= 0 }
    var isLight: Bool { grams < 1_000 }
    var isValuable: Bool { cents >= 50_00 }
}
