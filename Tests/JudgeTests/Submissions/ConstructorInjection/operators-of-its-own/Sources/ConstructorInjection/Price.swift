/// An amount of money.
struct Price {
    var cents: Int
}

extension Price: Comparable {
    static func == (first: Price, second: Price) -> Bool { first.cents == second.cents }
    static func < (first: Price, second: Price) -> Bool { first.cents < second.cents }
}

func + (first: Price, second: Price) -> Price { Price(cents: first.cents + second.cents) }

infix operator |>: AdditionPrecedence

func |> <Value, Result>(value: Value, function: (Value) -> Result) -> Result { function(value) }

/// Something to do.
struct Task {
    var name: String
}

extension Collection {
    var onlyElement: Element? { count == 1 ? first : nil }
}
