extension EquivalentFaults {
    /// Examples of functions that take their arguments in any order, and of others that look like them.
    static let inAnyOrder = [
        FaultExample(
            "a sum of any number of values", "func sum(_ all: Int...) -> Int { all.reduce(0, +) }; let x = sum(first, second)",
            plants: [
                "Screen calls reduce(_:_:) on Analytics.shared instead of all",
                "Screen forgets what was added before in `all.reduce(0, +)`", "Screen returns 0 from sum(_:)",
            ]),
        FaultExample(
            "a rule of any number of rules, which asks later",
            "func all(_ rules: Rule...) -> Rule { Rule { text in rules.allSatisfy { $0.isMet(text) } } }; let x = all(first, second)",
            plants: [
                "Screen calls allSatisfy() on Analytics.shared instead of rules",
                "Screen calls isMet(_:) on Analytics.shared instead of $0", "Screen calls isMet(_:) twice",
                "Screen does not call allSatisfy()", "Screen does not call isMet(_:)",
            ]),
        FaultExample(
            "a sum of two values of a type that adds numbers",
            "let x = both(first, second); func both(_ one: Money, _ other: Money) -> Money { one + other } } }\nstruct Money { let cents: Int; static func + (a: Money, b: Money) -> Money { Money(cents: a.cents + b.cents) }",
            plants: ["Money uses - instead of + in `a.cents + b.cents`", "Screen uses - instead of + in `one + other`"]),
        FaultExample(
            "two values of a type that joins texts",
            "let x = both(first, second); func both(_ one: Line, _ other: Line) -> Line { one + other } } }\nstruct Line { static func + (a: Line, b: Line) -> Line { a.followed(by: b) }",
            plants: [
                "Line calls followed(by:) on Analytics.shared instead of a", "Screen swaps the arguments first and second of both(_:_:)",
                "Screen uses - instead of + in `one + other`",
            ]),
        FaultExample(
            "a line of any number of texts", "func line(_ all: String...) -> String { all.reduce(\"\", +) }; let x = line(first, second)",
            plants: [
                "Screen returns \"\" from line(_:)", "Screen swaps the arguments first and second of line(_:_:)",
                "Screen uses another text instead of \"\"",
            ]),
        FaultExample(
            "pairs with names that are multiplied", "let x = zip(first, second).map { one, other in one * other }",
            plants: [
                "Screen calls map() on Analytics.shared instead of the answer of zip(first, second)",
                "Screen uses / instead of * in `one * other`",
            ]),
        FaultExample(
            "pairs whose products get a name", "let x = zip(first, second).map { (a: Int, b: Int) -> Int in let y = a * b; return y }",
            plants: [
                "Screen calls map() on Analytics.shared instead of the answer of zip(first, second)",
                "Screen uses / instead of * in `a * b`",
            ]),
        FaultExample(
            "pairs whose differences get a name", "let x = zip(first, second).map { a, b in let y = a - b; return y }",
            plants: [
                "Screen calls map() on Analytics.shared instead of the answer of zip(first, second)",
                "Screen swaps the arguments first and second of zip(_:_:)", "Screen uses + instead of - in `a - b`",
            ]),
        FaultExample(
            "pairs whose products are summed up", "let x = zip(first, second).reduce(0) { $0 + $1.0 * $1.1 }",
            plants: [
                "Screen calls reduce(_:) on Analytics.shared instead of the answer of zip(first, second)",
                "Screen forgets what was added before in `$0 + $1.0 * $1.1`", "Screen uses - instead of + in `$0 + $1.0 * $1.1`",
                "Screen uses / instead of * in `$1.0 * $1.1`",
            ]),
        FaultExample(
            "pairs whose differences are summed up", "let x = zip(first, second).reduce(0) { $0 + $1.0 - $1.1 }",
            plants: [
                "Screen calls reduce(_:) on Analytics.shared instead of the answer of zip(first, second)",
                "Screen forgets what was added before in `$0 + $1.0`", "Screen swaps the arguments first and second of zip(_:_:)",
                "Screen uses + instead of - in `$0 + $1.0 - $1.1`", "Screen uses - instead of + in `$0 + $1.0`",
            ]),
        FaultExample(
            "a product that gets a name",
            "let x = product(first, second) }; func product(_ a: Int, _ b: Int) -> Int { let result = a * b; return result",
            plants: ["Screen returns 0 from product(_:_:)", "Screen uses / instead of * in `a * b`"]),
        FaultExample(
            "a difference that gets a name",
            "let x = difference(first, second) }; func difference(_ a: Int, _ b: Int) -> Int { let result = a - b; return result",
            plants: [
                "Screen returns 0 from difference(_:_:)", "Screen swaps the arguments first and second of difference(_:_:)",
                "Screen uses + instead of - in `a - b`",
            ]),
        FaultExample(
            "conditions of which all must hold",
            "let x = all(isOn, isMet) }; func all(_ conditions: Bool...) -> Bool { !conditions.contains(false)",
            plants: [
                "Screen calls contains(_:) on Analytics.shared instead of conditions", "Screen returns false from all(_:)",
                "Screen returns true from all(_:)", "Screen uses `conditions.contains(false)` without its `!`",
            ]),
        FaultExample(
            "values of which the first counts",
            "let x = first(count, last) }; func first(_ all: Int...) -> Int { all.first ?? 0",
            plants: [
                "Screen returns 0 from first(_:)", "Screen swaps the arguments count and last of first(_:_:)",
                "Screen treats `all.first` as nil although it is set",
            ]),
        FaultExample(
            "a constant that multiplies",
            "let x = product(first, second) }; private let product: (Int, Int) -> Int = { $0 * $1 }; func run() { stop()",
            plants: ["Screen calls stop() twice", "Screen does not call stop()", "Screen uses / instead of * in `$0 * $1`"]),
    ]
}
