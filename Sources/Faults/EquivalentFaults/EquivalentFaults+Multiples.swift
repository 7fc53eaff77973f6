internal import SwiftSyntax

extension EquivalentFaults {
    /// The families of numbers that are products or quotients.
    static let multiples = [
        EquivalentFaults(
            "multiples", of: [.movedBoundaries], because: "A boundary between two multiples is the same wherever it lies between them.",
            examples: [
                FaultExample(
                    "a double with a name", "let double = 2 * count; isOn = double > 9",
                    plants: [
                        "Screen calculates with 3 instead of 2 in `2 * count`", "Screen compares with 10 instead of 9 in `double > 9`",
                        "Screen does not set isOn", "Screen uses / instead of * in `2 * count`",
                    ]),
                FaultExample(
                    "a variable that is doubled before", "var x = last; x *= 2; if x > 9 { x -= 9 }; use(x)",
                    plants: doubled + [
                        "Screen calculates with 10 instead of 9 in `x -= 9`", "Screen does not set x",
                        "Screen uses += instead of -= in `x -= 9`",
                    ]),
                FaultExample(
                    "a variable to which its first value is added", "var x = last; x += last; if x > 9 { stop() }; use(x)",
                    plants: [
                        "Screen calls stop() twice", "Screen calls use(_:) twice", "Screen compares with 10 instead of 9 in `x > 9`",
                        "Screen does not call stop()", "Screen does not call use(_:)", "Screen does not set x",
                        "Screen uses -= instead of += in `x += last`",
                    ]),
                FaultExample(
                    "a variable that is doubled before, in a loop", "var x = last; x *= 2; while x > 9 { x -= 9 }; use(x)",
                    plants: doubled + ["Screen uses >= instead of > in `x > 9`"]),
                FaultExample(
                    "a double that a pattern names", "switch last * 2 { case let x where x > 9: stop(); case let x: use(x) }",
                    plants: [
                        "Screen calculates with 3 instead of 2 in `last * 2`", "Screen calls stop() twice", "Screen calls use(_:) twice",
                        "Screen compares with 10 instead of 9 in `x > 9`", "Screen does not call stop()", "Screen does not call use(_:)",
                        "Screen uses / instead of * in `last * 2`",
                    ]),
                FaultExample(
                    "a double that is unwrapped, and one that a private function returns",
                    "}; private func twice(_ x: Int) -> Int { x * 2 }; func show() { if let x = next().map({ $0 * 2 }) { use(x < 10 ? x : 9) }; let y = twice(last); use(y < 10 ? y : 9)",
                    plants: [
                        "Screen calculates with 3 instead of 2 in `$0 * 2`", "Screen calculates with 3 instead of 2 in `x * 2`",
                        "Screen calls map(_:) on Analytics.shared instead of the answer of next()", "Screen calls use(_:) twice",
                        "Screen calls use(_:) twice", "Screen does not call use(_:)", "Screen does not call use(_:)",
                        "Screen treats `x` as nil although it is set", "Screen uses / instead of * in `$0 * 2`",
                        "Screen uses / instead of * in `x * 2`", "Screen uses <= instead of < in `x < 10`",
                        "Screen uses <= instead of < in `y < 10`",
                    ]),
                FaultExample(
                    "a number that is added to itself, or shifted", "let double = count + count; isOn = double > 9 || count << 1 > 5",
                    plants: [
                        "Screen compares with 10 instead of 9 in `double > 9`", "Screen compares with 6 instead of 5 in `count << 1 > 5`",
                        "Screen does not set isOn", "Screen uses - instead of + in `count + count`",
                        "Screen uses >> instead of << in `count << 1`", "Screen takes `double > 9 || count << 1 > 5` for true",
                    ]),
                FaultExample(
                    "a double that is assigned, in a variable and in a list",
                    "var x = last; x = x * 2; if x > 9 { stop() }; digits[1] *= 2; if digits[1] > 9 { start() }",
                    plants: [
                        "Screen calculates with 3 instead of 2 in `digits[1] *= 2`", "Screen calculates with 3 instead of 2 in `x * 2`",
                        "Screen calls start() twice", "Screen calls stop() twice",
                        "Screen compares with 10 instead of 9 in `digits[1] > 9`", "Screen compares with 10 instead of 9 in `x > 9`",
                        "Screen does not call start()", "Screen does not call stop()", "Screen does not set digits[1]",
                        "Screen does not set x", "Screen uses / instead of * in `x * 2`",
                        "Screen uses /= instead of *= in `digits[1] *= 2`",
                    ]),
                FaultExample(
                    "doubles in a row", "let all = list.map { $0 * 2 }.map { $0 > 9 ? $0 - 9 : $0 }",
                    plants: [
                        "Screen calculates with 10 instead of 9 in `$0 - 9`", "Screen calculates with 3 instead of 2 in `$0 * 2`",
                        "Screen calls map() on Analytics.shared instead of list",
                        "Screen calls map() on Analytics.shared instead of the answer of list.map { $0 * 2 }",
                        "Screen compares with 10 instead of 9 in `$0 > 9`", "Screen uses + instead of - in `$0 - 9`",
                        "Screen uses / instead of * in `$0 * 2`",
                    ]),
                FaultExample(
                    "doubles in a row, and a sum of them", "let x = list.map { $0 * 2 }.reduce(0) { $0 > 9 ? $0 : $1 }",
                    plants: [
                        "Screen calculates with 3 instead of 2 in `$0 * 2`", "Screen calls map() on Analytics.shared instead of list",
                        "Screen calls reduce(_:) on Analytics.shared instead of the answer of list.map { $0 * 2 }",
                        "Screen compares with 10 instead of 9 in `$0 > 9`", "Screen uses / instead of * in `$0 * 2`",
                        "Screen uses >= instead of > in `$0 > 9`",
                    ]),
                FaultExample(
                    "a product at a multiple", "isOn = count * 5 < 10",
                    plants: [
                        "Screen calculates with 6 instead of 5 in `count * 5`", "Screen does not set isOn",
                        "Screen uses / instead of * in `count * 5`", "Screen uses <= instead of < in `count * 5 < 10`",
                    ]),
                FaultExample(
                    "a variable that is a double at first", "var x = last << 1; if x > 9 { x -= 9 }; use(x)",
                    plants: [
                        "Screen calculates with 10 instead of 9 in `x -= 9`", "Screen calls use(_:) twice",
                        "Screen compares with 10 instead of 9 in `x > 9`", "Screen does not call use(_:)", "Screen does not set x",
                        "Screen uses += instead of -= in `x -= 9`", "Screen uses >> instead of << in `last << 1`",
                    ]),
                FaultExample(
                    "a double that a private function gets",
                    "}; private func crossSum(_ x: Int) -> Int { x > 9 ? x - 9 : x }; func show() { use(crossSum(last * 2))",
                    plants: [
                        "Screen calculates with 10 instead of 9 in `x - 9`", "Screen calculates with 3 instead of 2 in `last * 2`",
                        "Screen calls use(_:) twice", "Screen compares with 10 instead of 9 in `x > 9`", "Screen does not call use(_:)",
                        "Screen uses + instead of - in `x - 9`", "Screen uses / instead of * in `last * 2`",
                    ]),
                FaultExample(
                    "a number that a private function gets, too",
                    "}; private func crossSum(_ x: Int) -> Int { x > 9 ? x - 9 : x }; func show() { use(crossSum(last * 2)); use(crossSum(last))",
                    plants: [
                        "Screen calculates with 10 instead of 9 in `x - 9`", "Screen calculates with 3 instead of 2 in `last * 2`",
                        "Screen calls use(_:) twice", "Screen calls use(_:) twice", "Screen compares with 10 instead of 9 in `x > 9`",
                        "Screen does not call use(_:)", "Screen does not call use(_:)", "Screen uses + instead of - in `x - 9`",
                        "Screen uses / instead of * in `last * 2`", "Screen uses >= instead of > in `x > 9`",
                    ]),
                FaultExample(
                    "doubles in a list with a name", "let all = list.map { $0 * 2 }; stop(all.map { $0 > 9 ? $0 - 9 : $0 })",
                    plants: [
                        "Screen calculates with 10 instead of 9 in `$0 - 9`", "Screen calculates with 3 instead of 2 in `$0 * 2`",
                        "Screen calls map() on Analytics.shared instead of all", "Screen calls map() on Analytics.shared instead of list",
                        "Screen calls stop(_:) twice", "Screen compares with 10 instead of 9 in `$0 > 9`", "Screen does not call stop(_:)",
                        "Screen uses + instead of - in `$0 - 9`", "Screen uses / instead of * in `$0 * 2`",
                    ]),
            ]
        ) { node, _ in
            node.movedBoundary.map { $0.boundary.isSameForMultiples(withOtherNumber: $0.withOtherNumber) } ?? false
        },
        EquivalentFaults(
            "quotients-of-known-numbers", of: [.alteredNumbers],
            because: "Divided by each number that the divisor can be, the next number gives the same.",
            examples: [
                FaultExample(
                    "a number by one of two", "let size = isOn ? 100 : 50; use(100 / size)",
                    plants: [
                        "Screen calls use(_:) twice", "Screen does not call use(_:)", "Screen reverses the condition `isOn`",
                        "Screen takes `isOn` for false", "Screen takes `isOn` for true", "Screen uses * instead of / in `100 / size`",
                    ]),
                FaultExample(
                    "a number by one that gives another result", "let size = isOn ? 100 : 3; use(101 / size)",
                    plants: [
                        "Screen calculates with 102 instead of 101 in `101 / size`", "Screen calls use(_:) twice",
                        "Screen does not call use(_:)", "Screen reverses the condition `isOn`", "Screen takes `isOn` for false",
                        "Screen takes `isOn` for true", "Screen uses * instead of / in `101 / size`",
                    ]),
            ]
        ) { node, _ in
            node.isDividedAlikeByKnownNumbers
        },
    ]

    private static let doubled = [
        "Screen calculates with 3 instead of 2 in `x *= 2`", "Screen calls use(_:) twice",
        "Screen compares with 10 instead of 9 in `x > 9`",
        "Screen does not call use(_:)", "Screen does not set x", "Screen uses /= instead of *= in `x *= 2`",
    ]
}

extension Syntax {
    /// Whether it is a number that is divided by a name for a few known numbers, with the same results as the next number.
    fileprivate var isDividedAlikeByKnownNumbers: Bool {
        guard let number = self.as(IntegerLiteralExprSyntax.self)?.representedLiteralValue, number < .max,
            let quotient = parent?.as(InfixOperatorExprSyntax.self), quotient.operator.trimmedDescription == "/",
            Syntax(quotient.leftOperand).id == id, case let divisors = quotient.rightOperand.knownValues, !divisors.isEmpty
        else { return false }
        return divisors.allSatisfy { $0 > 0 && number / $0 == (number + 1) / $0 }
    }
}
