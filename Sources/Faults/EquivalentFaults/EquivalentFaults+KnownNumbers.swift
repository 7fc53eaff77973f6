internal import SwiftSyntax

extension EquivalentFaults {
    /// The family of comparisons with a value that can only be one of a few numbers.
    static let knownNumbers = [
        EquivalentFaults(
            "known-values", of: [.movedBoundaries],
            because: "A boundary between two numbers is the same wherever it lies between them.",
            examples: [
                FaultExample(
                    "a constant that is one of two numbers", "let price = isFar() ? 490 : 0; last = price > 0",
                    plants: [
                        "Screen does not set last", "Screen takes `isFar()` for true", "Screen takes `isFar()` for false",
                        "Screen reverses the condition `isFar()`", "Screen uses >= instead of > in `price > 0`",
                    ]),
                FaultExample(
                    "a variable to which only two numbers are assigned",
                    "func all(_ x: Int) -> Bool { var price = 0; if isOn { price = 490 }; return price > 0 }",
                    plants: [
                        "Screen does not set price", "Screen reverses the condition `isOn`", "Screen takes `isOn` for false",
                        "Screen takes `isOn` for true", "Screen uses >= instead of > in `price > 0`",
                    ]),
                FaultExample(
                    "a variable to which another one is assigned",
                    "func all(_ x: Int) -> Bool { var price = 0; if isOn { price = x }; return price > 0 }",
                    plants: [
                        "Screen compares with 1 instead of 0 in `price > 0`", "Screen does not set price",
                        "Screen reverses the condition `isOn`", "Screen takes `isOn` for false", "Screen takes `isOn` for true",
                        "Screen uses >= instead of > in `price > 0`",
                    ]),
                FaultExample(
                    "a variable that grows",
                    "func all(_ x: Int) -> Bool { var price = 0; if isOn { price += 490 }; return price > 0 }",
                    plants: [
                        "Screen calculates with 491 instead of 490 in `price += 490`", "Screen compares with 1 instead of 0 in `price > 0`",
                        "Screen does not set price", "Screen reverses the condition `isOn`", "Screen takes `isOn` for false",
                        "Screen takes `isOn` for true", "Screen uses -= instead of += in `price += 490`",
                        "Screen uses >= instead of > in `price > 0`",
                    ]),
                FaultExample(
                    "a private function that returns one of two numbers",
                    "}; private func price(of x: Int) -> Int { x == 7 ? 490 : 0 }; func all(_ x: Int) -> Bool { let cents = price(of: x); return cents > 0 }; func show() {",
                    plants: [
                        "Screen reverses the condition `x == 7`", "Screen takes `x == 7` for false", "Screen takes `x == 7` for true",
                        "Screen uses >= instead of > in `cents > 0`",
                    ]),
                FaultExample(
                    "a switch between numbers", "let price: Int = switch count { case 1..<9: 490; default: 0 }; last = price > 0",
                    plants: [
                        "Screen does not set last", "Screen matches 0 instead of 1 in `1..<9`", "Screen matches 10 instead of 9 in `1..<9`",
                        "Screen matches 2 instead of 1 in `1..<9`", "Screen matches 8 instead of 9 in `1..<9`",
                        "Screen takes `1..<9` for false", "Screen takes `1..<9` for true", "Screen uses >= instead of > in `price > 0`",
                    ]),
                FaultExample(
                    "numbers of a part, of a rule and with a name",
                    "let fee = (cents: isFar ? Self.far : 0, x: 1); let rule = Rule(); let sum = rule.fee(for: count); use(fee.cents > 0, sum > 0) }; private static let far = 490 }; struct Rule { func fee(for x: Int) -> Int { x == 7 ? 490 : 0 }",
                    plants: [
                        "Rule reverses the condition `x == 7`", "Rule takes `x == 7` for false", "Rule takes `x == 7` for true",
                        "Screen calls fee(for:) on Analytics.shared instead of rule", "Screen calls use(_:_:) twice",
                        "Screen does not call use(_:_:)", "Screen reverses the condition `isFar`",
                        "Screen swaps the arguments fee.cents > 0 and sum > 0 of use(_:_:)", "Screen takes `isFar` for false",
                        "Screen takes `isFar` for true", "Screen uses >= instead of > in `fee.cents > 0`",
                        "Screen uses >= instead of > in `sum > 0`",
                    ]),
                FaultExample(
                    "a name for a number of another constant of that name",
                    "let far = isOn ? Self.far : 0; use(far > 0) }; private static let far = 490; private static let cents = far; func all() { let cents = 5; use(Self.cents > 0, cents > 0)",
                    plants: [
                        "Screen calls use(_:) twice", "Screen calls use(_:_:) twice", "Screen does not call use(_:)",
                        "Screen does not call use(_:_:)", "Screen reverses the condition `isOn`",
                        "Screen swaps the arguments Self.cents > 0 and cents > 0 of use(_:_:)", "Screen takes `isOn` for false",
                        "Screen takes `isOn` for true", "Screen uses >= instead of > in `far > 0`",
                    ]),
                FaultExample(
                    "another number", "let price = isFar() ? 490 : count; last = price > 0",
                    plants: [
                        "Screen does not set last", "Screen takes `isFar()` for true", "Screen takes `isFar()` for false",
                        "Screen reverses the condition `isFar()`", "Screen uses >= instead of > in `price > 0`",
                        "Screen compares with 1 instead of 0 in `price > 0`",
                    ]),
            ]
        ) { node, _ in
            node.movedBoundary.map { $0.boundary.isSameForKnownValues(withOtherNumber: $0.withOtherNumber) } ?? false
        }
    ]
}
