internal import SwiftSyntax

extension EquivalentFaults {
    /// The families of calculations with numbers.
    static let numbers = [
        EquivalentFaults(
            "reserved-room",
            of: [
                .alteredNumbers, .alteredLiterals, .exchangedOperators, .alteredValues, .forgottenSums, .unsetAssignments, .alwaysTrue,
                .alwaysFalse, .reversedConditions, .movedBoundaries,
            ],
            because: "No test can see how much storage is reserved.",
            examples: [
                FaultExample("a capacity", "let list = Buffer(minimumCapacity: count + 1)", plants: []),
                FaultExample(
                    "a constant for it",
                    "let sum = words.reduce(0) { $0 + $1.count }; let room = sum + words.count * 20; buffer.reserveCapacity(room)",
                    plants: ["Screen calls reduce(_:) on Analytics.shared instead of words"]),
                FaultExample(
                    "a sum for it", "let room = words.reduce(into: 0) { $0 += $1.count }; buffer.reserveCapacity(room)",
                    plants: ["Screen calls reduce(into:) on Analytics.shared instead of words"]),
                FaultExample(
                    "a choice for it", "let room = last != nil ? 1 : 0; buffer.reserveCapacity(count + room)", plants: []),
                FaultExample(
                    "a constant that is used for more", "let room = count + 1; buffer.reserveCapacity(room); use(room)",
                    plants: [
                        "Screen uses - instead of + in `count + 1`", "Screen calculates with 2 instead of 1 in `count + 1`",
                        "Screen calls use(_:) twice", "Screen does not call use(_:)",
                    ]),
                FaultExample(
                    "a division by what may be nothing", "let room = 2 * count; buffer.reserveCapacity(room)",
                    plants: ["Screen uses / instead of * in `2 * count`"]),
                FaultExample(
                    "another number", "let list = Buffer(repeating: count + 1)",
                    plants: ["Screen uses - instead of + in `count + 1`", "Screen calculates with 2 instead of 1 in `count + 1`"]),
            ]
        ) { node, _ in
            if node.onlyReservesRoom { return !node.mayDivideByZero }
            return node.liesIn(until: [.codeBlockItem, .memberBlockItem]) { parent in
                ["capacity", "minimumCapacity"].contains(parent.as(LabeledExprSyntax.self)?.label?.text)
            }
        },
        EquivalentFaults(
            "kept-room", of: [.alteredLiterals], in: .ownCode, because: "No test can see whether storage is kept for later.",
            examples: [
                FaultExample("a capacity", "let list = Buffer(keepingCapacity: true)", plants: []),
                FaultExample(
                    "the default of a parameter",
                    "}; func clear(keepingCapacity keeps: Bool = true) { }; func trim(keepingOrder keeps: Bool = true) { ",
                    plants: ["Screen uses false instead of true"]),
                FaultExample(
                    "something else that is kept", "let list = Buffer(keepingOrder: true)", plants: ["Screen uses false instead of true"]),
            ]
        ) { node, _ in
            let parameter = node.parent?.parent?.as(FunctionParameterSyntax.self)
            return node.parent?.as(LabeledExprSyntax.self)?.label?.text == "keepingCapacity"
                || parameter?.firstName.text == "keepingCapacity"
        },
        EquivalentFaults(
            "neutral-numbers", of: [.exchangedOperators],
            because: "To add 0 is to subtract it, to shift by 0 does nothing, and to multiply by 1 or -1 is to divide by it.",
            examples: [
                FaultExample(
                    "nothing that is added", "let x = count + 0", plants: ["Screen calculates with 1 instead of 0 in `count + 0`"]),
                FaultExample(
                    "bits that stay where they are", "let x = (count & 15) >> 0",
                    plants: ["Screen uses | instead of & in `count & 15`"]),
                FaultExample(
                    "a number that each instance of a private type has",
                    "} }\nprivate struct Rule { var bonus: Int; var times: Int; func sum(_ x: Int) -> Int { x * times + bonus } }\nlet rules = [Rule(bonus: 0, times: 1), Rule(bonus: 0, times: 2)]",
                    plants: [
                        "Rule uses / instead of * in `x * times`", "the code swaps the arguments 0 and 1 of Rule(bonus:times:)",
                        "the code swaps the arguments 0 and 2 of Rule(bonus:times:)",
                    ]),
                FaultExample("a sign that changes", "sign *= -1", plants: ["Screen does not set sign"]),
                FaultExample(
                    "a sign with a name", "var sign = isOn ? 1 : -1; for x in list { sum(x * sign); sign = -sign }",
                    plants: [
                        "Screen takes `isOn` for true", "Screen takes `isOn` for false", "Screen reverses the condition `isOn`",
                        "Screen does not call sum(_:)", "Screen calls sum(_:) twice", "Screen does not set sign",
                    ]),
                FaultExample(
                    "a number that grows", "var sign = 1; for x in list { sum(x * sign); sign += 1 }",
                    plants: [
                        "Screen forgets what was added before in `sign += 1`",
                        "Screen uses / instead of * in `x * sign`", "Screen does not call sum(_:)", "Screen calls sum(_:) twice",
                        "Screen does not set sign", "Screen uses -= instead of += in `sign += 1`",
                        "Screen calculates with 2 instead of 1 in `sign += 1`",
                    ]),
                FaultExample(
                    "a sign that is handed out", "var sign = 1; change(&sign); let x = count * sign",
                    plants: [
                        "Screen uses / instead of * in `count * sign`", "Screen does not call change(_:)", "Screen calls change(_:) twice",
                    ]),
                FaultExample(
                    "bits, and the rest of a division", "let x = count << 1; let y = count % 1",
                    plants: [
                        "Screen uses >> instead of << in `count << 1`", "Screen uses * instead of % in `count % 1`",
                        "Screen calculates with 2 instead of 1 in `count % 1`",
                    ]),
                FaultExample(
                    "a number that something is subtracted from", "let x = 0 - count",
                    plants: [
                        "Screen uses + instead of - in `0 - count`", "Screen calculates with 1 instead of 0 in `0 - count`",
                    ]),
            ]
        ) { node, _ in
            guard let infix = node.as(InfixOperatorExprSyntax.self) else { return false }
            let number = infix.rightOperand.numberOfEachInstance.map { "\($0)" } ?? infix.rightOperand.trimmedDescription
            return switch infix.operator.trimmedDescription {
            case "+", "-", "+=", "-=", "&+", "&-", "&+=", "&-=", "<<", ">>", "&<<", "&>>", "<<=", ">>=", "&<<=", "&>>=":
                number == "0"
            case "*", "/", "*=", "/=": number == "1" || number == "-1" || infix.rightOperand.isSign
            default: false
            }
        },
        EquivalentFaults(
            "signs-of-sums", of: [.exchangedOperators],
            because: "A number divides a sum if and only if it divides the sum with the other sign.",
            examples: [
                FaultExample(
                    "a place that is even or odd",
                    "var place = 1; for x in list { if place % 2 == 0 { use(x) }; place += 1 }",
                    plants: [
                        "Screen calculates with 2 instead of 1 in `place += 1`", "Screen calculates with 3 instead of 2 in `place % 2`",
                        "Screen calls use(_:) twice", "Screen does not call use(_:)", "Screen does not set place",
                        "Screen forgets what was added before in `place += 1`", "Screen reverses the condition `place % 2 == 0`",
                        "Screen takes `place % 2 == 0` for false", "Screen takes `place % 2 == 0` for true",
                        "Screen uses * instead of % in `place % 2`",
                    ]),
                FaultExample(
                    "a place that begins with 1 and that 3 divides",
                    "var place = 1; for x in list { if place % 3 == 0 { use(x) }; place += 1 }",
                    plants: [
                        "Screen calculates with 2 instead of 1 in `place += 1`", "Screen calculates with 4 instead of 3 in `place % 3`",
                        "Screen calls use(_:) twice", "Screen does not call use(_:)", "Screen does not set place",
                        "Screen forgets what was added before in `place += 1`", "Screen reverses the condition `place % 3 == 0`",
                        "Screen takes `place % 3 == 0` for false", "Screen takes `place % 3 == 0` for true",
                        "Screen uses * instead of % in `place % 3`", "Screen uses -= instead of += in `place += 1`",
                    ]),
                FaultExample(
                    "a sum in a loop", "var sum = 0; for digit in digits { sum += digit }; isOn = sum % 10 == 0",
                    plants: [
                        "Screen forgets what was added before in `sum += digit`",
                        "Screen calculates with 11 instead of 10 in `sum % 10`", "Screen does not set isOn", "Screen does not set sum",
                        "Screen reverses the condition `sum % 10 == 0`", "Screen takes `sum % 10 == 0` for false",
                        "Screen takes `sum % 10 == 0` for true", "Screen uses * instead of % in `sum % 10`",
                    ]),
                FaultExample(
                    "a sum of a list", "isOn = digits.reduce(0) { $0 + $1 } % 10 != 0",
                    plants: [
                        "Screen forgets what was added before in `$0 + $1`",
                        "Screen calculates with 11 instead of 10 in `digits.reduce(0) { $0 + $1 } % 10`",
                        "Screen calls reduce(_:) on Analytics.shared instead of digits", "Screen does not set isOn",
                        "Screen reverses the condition `digits.reduce(0) { $0 + $1 } % 10 != 0`",
                        "Screen takes `digits.reduce(0) { $0 + $1 } % 10 != 0` for false",
                        "Screen takes `digits.reduce(0) { $0 + $1 } % 10 != 0` for true",
                        "Screen uses * instead of % in `digits.reduce(0) { $0 + $1 } % 10`",
                    ]),
                FaultExample(
                    "a sum with a name",
                    "let sum = digits.reduce(0) { sum, digit in sum + digit }; isOn = sum.isMultiple(of: 10)",
                    plants: [
                        "Screen calculates with 11 instead of 10 in `sum.isMultiple(of: 10)`",
                        "Screen calls isMultiple(of:) on Analytics.shared instead of sum",
                        "Screen calls reduce(_:) on Analytics.shared instead of digits", "Screen does not set isOn",
                        "Screen forgets what was added before in `sum + digit`",
                    ]),
                FaultExample(
                    "a sum of pairs in a function of its own",
                    """
                    func isRound() -> Bool { total(of: digits).isMultiple(of: 10) }
                    private func total(of digits: [Int]) -> Int {
                        digits.enumerated().reduce(0) { sum, pair in
                            let (place, digit) = pair
                            return sum + (place.isMultiple(of: 2) ? digit : last)
                        }
                    }
                    """,
                    plants: [
                        "Screen calculates with 11 instead of 10 in `total(of: digits).isMultiple(of: 10)`",
                        "Screen calculates with 3 instead of 2 in `place.isMultiple(of: 2)`",
                        "Screen calls isMultiple(of:) on Analytics.shared instead of place",
                        "Screen calls isMultiple(of:) on Analytics.shared instead of the answer of total(of: digits)",
                        "Screen calls reduce(_:) on Analytics.shared instead of the answer of digits.enumerated()",
                        "Screen returns 0 from total(of:)", "Screen returns false from isRound()", "Screen returns true from isRound()",
                        "Screen reverses the condition `place.isMultiple(of: 2)`", "Screen takes `place.isMultiple(of: 2)` for false",
                        "Screen takes `place.isMultiple(of: 2)` for true",
                    ]),
                FaultExample(
                    "a sum in a private type",
                    "} }\nprivate struct Check { var sum = 0; mutating func add(_ x: Int) { sum += x }; var isRight: Bool { sum.isMultiple(of: 10) }",
                    plants: [
                        "Check calculates with 11 instead of 10 in `sum.isMultiple(of: 10)`",
                        "Check calls isMultiple(of:) on Analytics.shared instead of sum", "Check does not set sum",
                        "Check returns false from isRight", "Check returns true from isRight",
                    ]),
                FaultExample(
                    "a sum in a type that tests see",
                    "} }\nstruct Check { var sum = 0; mutating func add(_ x: Int) { sum += x }; var isRight: Bool { sum.isMultiple(of: 10) }",
                    plants: [
                        "Check calculates with 11 instead of 10 in `sum.isMultiple(of: 10)`",
                        "Check calls isMultiple(of:) on Analytics.shared instead of sum", "Check does not set sum",
                        "Check returns false from isRight", "Check returns true from isRight", "Check uses -= instead of += in `sum += x`",
                    ]),
                FaultExample(
                    "a place of which only the last bit counts",
                    "} }\nprivate struct Check { var place = 0; mutating func next() -> Bool { defer { place += 1 }; return place & 1 == 1 }",
                    plants: [
                        "Check calculates with 2 instead of 1 in `place += 1`", "Check does not set place",
                        "Check reverses the condition `place & 1 == 1`", "Check takes `place & 1 == 1` for false",
                        "Check takes `place & 1 == 1` for true", "Check uses | instead of & in `place & 1`",
                    ]),
                FaultExample(
                    "a sum with two steps, of which one changes its sign",
                    "var sum = 0; for digit in digits { sum += digit; sum += last }; isOn = sum.isMultiple(of: 10)",
                    plants: [
                        "Screen calculates with 11 instead of 10 in `sum.isMultiple(of: 10)`",
                        "Screen calls isMultiple(of:) on Analytics.shared instead of sum", "Screen does not set isOn",
                        "Screen does not set sum", "Screen does not set sum", "Screen forgets what was added before in `sum += digit`",
                        "Screen forgets what was added before in `sum += last`", "Screen uses -= instead of += in `sum += digit`",
                        "Screen uses -= instead of += in `sum += last`",
                    ]),
                FaultExample(
                    "a sum that is used", "let sum = digits.reduce(0) { $0 + $1 }; last = 10 - sum",
                    plants: [
                        "Screen forgets what was added before in `$0 + $1`",
                        "Screen calculates with 11 instead of 10 in `10 - sum`",
                        "Screen calls reduce(_:) on Analytics.shared instead of digits", "Screen does not set last",
                        "Screen uses + instead of - in `10 - sum`", "Screen uses - instead of + in `$0 + $1`",
                    ]),
                FaultExample(
                    "a place that is counted in full",
                    "var place = 0; for digit in digits { place = place + 1; if place % 2 == 0 { use(digit) } }",
                    plants: [
                        "Screen calculates with 2 instead of 1 in `place + 1`", "Screen calculates with 3 instead of 2 in `place % 2`",
                        "Screen calls use(_:) twice", "Screen does not call use(_:)", "Screen does not set place",
                        "Screen reverses the condition `place % 2 == 0`", "Screen takes `place % 2 == 0` for false",
                        "Screen takes `place % 2 == 0` for true", "Screen uses * instead of % in `place % 2`",
                        "Screen forgets what was added before in `place + 1`",
                    ]),
                FaultExample(
                    "another place that is counted in full",
                    "var place = 0; for digit in digits { place = last + 1; if place % 2 == 0 { use(digit) } }",
                    plants: [
                        "Screen calculates with 2 instead of 1 in `last + 1`", "Screen calculates with 3 instead of 2 in `place % 2`",
                        "Screen calls use(_:) twice", "Screen does not call use(_:)", "Screen does not set place",
                        "Screen reverses the condition `place % 2 == 0`", "Screen takes `place % 2 == 0` for false",
                        "Screen takes `place % 2 == 0` for true", "Screen uses * instead of % in `place % 2`",
                        "Screen uses - instead of + in `last + 1`",
                    ]),
                FaultExample(
                    "a sum that a private function collects, and another one asks for its rest",
                    "}; private func sum() -> Int { list.reduce(into: 0) { sum, x in sum += x } }; var isRight: Bool { sum().isMultiple(of: 10) }; func show() {",
                    plants: [
                        "Screen calculates with 11 instead of 10 in `sum().isMultiple(of: 10)`",
                        "Screen calls isMultiple(of:) on Analytics.shared instead of the answer of sum()",
                        "Screen calls reduce(into:) on Analytics.shared instead of list", "Screen does not set sum",
                        "Screen forgets what was added before in `sum += x`", "Screen returns 0 from sum()",
                        "Screen returns false from isRight", "Screen returns true from isRight",
                    ]),
                FaultExample(
                    "a rest that a private function returns",
                    "}; private func rest() -> Int { var sum = 0; for x in list { sum += x }; return sum % 10 }; var isRight: Bool { rest() == 0 }; func show() {",
                    plants: [
                        "Screen calculates with 11 instead of 10 in `sum % 10`", "Screen does not set sum",
                        "Screen forgets what was added before in `sum += x`", "Screen reverses the condition `rest() == 0`",
                        "Screen takes `rest() == 0` for false", "Screen takes `rest() == 0` for true",
                        "Screen uses * instead of % in `sum % 10`",
                    ]),
                FaultExample(
                    "a rest that is asked for another number",
                    "}; private func rest() -> Int { var sum = 0; for x in list { sum += x }; return sum % 10 }; var isRight: Bool { rest() == 3 }; func show() {",
                    plants: [
                        "Screen calculates with 11 instead of 10 in `sum % 10`", "Screen does not set sum",
                        "Screen forgets what was added before in `sum += x`", "Screen reverses the condition `rest() == 3`",
                        "Screen takes `rest() == 3` for false", "Screen takes `rest() == 3` for true",
                        "Screen uses * instead of % in `sum % 10`", "Screen uses -= instead of += in `sum += x`",
                    ]),
            ]
        ) { node, _ in
            node.as(InfixOperatorExprSyntax.self)?.addsToSumThatIsOnlyDivided ?? false
        },
        EquivalentFaults(
            "halves", of: [.exchangedOperators], because: "A sum is even if and only if the difference is.",
            examples: [
                FaultExample(
                    "an even difference", "isOn = (count - last) % 2 == 0",
                    plants: [
                        "Screen does not set isOn", "Screen uses * instead of % in `(count - last) % 2`",
                        "Screen calculates with 3 instead of 2 in `(count - last) % 2`", "Screen takes `(count - last) % 2 == 0` for true",
                        "Screen takes `(count - last) % 2 == 0` for false", "Screen reverses the condition `(count - last) % 2 == 0`",
                    ]),
                FaultExample(
                    "a rest that is 1, which it is not for a negative number", "isOn = (count - last) % 2 == 1",
                    plants: [
                        "Screen does not set isOn", "Screen uses * instead of % in `(count - last) % 2`",
                        "Screen calculates with 3 instead of 2 in `(count - last) % 2`", "Screen takes `(count - last) % 2 == 1` for true",
                        "Screen takes `(count - last) % 2 == 1` for false", "Screen reverses the condition `(count - last) % 2 == 1`",
                        "Screen uses + instead of - in `count - last`",
                    ]),
            ]
        ) { node, _ in
            node.as(InfixOperatorExprSyntax.self)?.isOnlyHalved ?? false
        },
        EquivalentFaults(
            "tallies", of: [.exchangedOperators, .alteredNumbers],
            because:
                "A number that is only compared with 0 may count by other steps; that one step up and one down meet at 0 needs a value with two problems, which no test must have.",
            examples: [
                FaultExample(
                    "problems that are counted",
                    "var problems = 0; problems += isOn ? 0 : 1; if count < 9 { problems += 1 }; return problems == 0",
                    plants: [
                        "Screen compares with 8 instead of 9 in `count < 9`", "Screen does not set problems",
                        "Screen does not set problems",
                        "Screen reverses the condition `isOn`", "Screen reverses the condition `problems == 0`",
                        "Screen takes `isOn` for false", "Screen takes `isOn` for true", "Screen takes `problems == 0` for false",
                        "Screen takes `problems == 0` for true", "Screen uses <= instead of < in `count < 9`",
                    ]),
                FaultExample(
                    "problems of which one is allowed", "var problems = 0; problems += 1; return problems < 2",
                    plants: [
                        "Screen calculates with 2 instead of 1 in `problems += 1`", "Screen compares with 1 instead of 2 in `problems < 2`",
                        "Screen does not set problems", "Screen uses -= instead of += in `problems += 1`",
                        "Screen uses <= instead of < in `problems < 2`",
                    ]),
            ]
        ) { node, _ in
            (node.as(InfixOperatorExprSyntax.self) ?? node.parent?.as(InfixOperatorExprSyntax.self))?.addsToATally ?? false
        },
        EquivalentFaults(
            "letters-of-lengths", of: [.alteredTexts], because: "A text of which only the length counts may consist of any letter.",
            examples: [
                FaultExample(
                    "a limit", "let x = count <= String(repeating: \"a\", count: 64).count",
                    plants: [
                        "Screen reverses the condition `count <= String(repeating: \"a\", count: 64).count`",
                        "Screen takes `count <= String(repeating: \"a\", count: 64).count` for false",
                        "Screen takes `count <= String(repeating: \"a\", count: 64).count` for true",
                        "Screen uses < instead of <= in `count <= String(repeating: \"a\", count: 64).count`",
                    ]),
                FaultExample(
                    "a text that is compared", "let x = name == String(repeating: \"a\", count: 64)",
                    plants: [
                        "Screen reverses the condition `name == String(repeating: \"a\", count: 64)`",
                        "Screen takes `name == String(repeating: \"a\", count: 64)` for false",
                        "Screen takes `name == String(repeating: \"a\", count: 64)` for true", "Screen uses \"¤\" instead of \"a\"",
                    ]),
            ]
        ) { node, _ in
            node.as(StringLiteralExprSyntax.self)?.isLetterOfALength ?? false
        },
        EquivalentFaults(
            "filled-lists", of: [.alteredNumbers, .alteredTexts, .exchangedOperators],
            because: "Elements that fill a list up only have to be there, and to differ from those that the code looks for.",
            examples: [
                FaultExample(
                    "a list that is filled up", "let all = parts + Array(repeating: name, count: 3 - parts.count); stop(all[2])",
                    plants: [
                        "Screen calls stop(_:) twice", "Screen does not call stop(_:)",
                        "Screen uses - instead of + in `parts + Array(repeating: name, count: 3 - parts.count)`",
                    ]),
                FaultExample(
                    "a text in the place of what is missing",
                    "var all = parts; all += Array(repeating: \"\", count: 2 - parts.count); isOn = all[1] == \"checkout\"",
                    plants: [
                        "Screen does not set all", "Screen does not set isOn", "Screen reverses the condition `all[1] == \"checkout\"`",
                        "Screen takes `all[1] == \"checkout\"` for false", "Screen takes `all[1] == \"checkout\"` for true",
                        "Screen uses -= instead of += in `all += Array(repeating: \"\", count: 2 - parts.count)`",
                        "Screen uses another text at the beginning of \"checkout\"", "Screen uses another text at the end of \"checkout\"",
                    ]),
                FaultExample(
                    "a list of which the length counts",
                    "let all = parts + Array(repeating: name, count: 3 - parts.count); stop(all.count)",
                    plants: [
                        "Screen calculates with 4 instead of 3 in `3 - parts.count`", "Screen calls stop(_:) twice",
                        "Screen does not call stop(_:)", "Screen uses + instead of - in `3 - parts.count`",
                        "Screen uses - instead of + in `parts + Array(repeating: name, count: 3 - parts.count)`",
                    ]),
            ]
        ) { node, _ in
            let number =
                node.as(IntegerLiteralExprSyntax.self)
                ?? node.as(InfixOperatorExprSyntax.self)?.leftOperand.as(IntegerLiteralExprSyntax.self)
            return number?.fillsUpToWhatIsRead ?? node.as(StringLiteralExprSyntax.self)?.fillsUpWhatIsCompared
                ?? false
        },
    ]
}
