internal import SwiftSyntax

extension EquivalentFaults {
    /// The families of the conditions and steps of loops.
    static let loops = [
        EquivalentFaults(
            "steps-of-loops",
            of: [
                .droppedCalls, .unsetAssignments, .reorderedCalls, .exchangedOperators, .alteredNumbers, .alteredLiterals, .forgottenSums,
            ],
            because:
                "A loop could be endless without a statement that changes its condition, and a test cannot tell an endless loop from a slow one.",
            examples: [
                FaultExample(
                    "a step and its helper", "while index != count { index = index + 1; skip(index); note() }",
                    plants: [
                        "Screen calls note() twice", "Screen calls skip(_:) twice", "Screen does not call note()",
                        "Screen takes `index != count` for false",
                    ]),
                FaultExample(
                    "a step that adds", "while index < count { index += 1; stop() }",
                    plants: [
                        "Screen calls stop() twice", "Screen does not call stop()", "Screen takes `index < count` for false",
                        "Screen uses <= instead of < in `index < count`",
                    ]),
                FaultExample(
                    "a sum beside a step", "var sum = 0; while index < count { sum += list[index]; index += 1 }; last = sum",
                    plants: [
                        "Screen does not set last", "Screen does not set sum",
                        "Screen forgets what was added before in `sum += list[index]`", "Screen takes `index < count` for false",
                        "Screen uses -= instead of += in `sum += list[index]`", "Screen uses <= instead of < in `index < count`",
                    ]),
                FaultExample(
                    "a calculation beside a step",
                    "while index < count { let x = list[index] * 2; if token == 1 { last = x + index }; index += 1 }",
                    plants: [
                        "Screen calculates with 3 instead of 2 in `list[index] * 2`", "Screen does not set last",
                        "Screen reverses the condition `token == 1`", "Screen takes `index < count` for false",
                        "Screen takes `token == 1` for false", "Screen takes `token == 1` for true",
                        "Screen uses - instead of + in `x + index`", "Screen uses / instead of * in `list[index] * 2`",
                        "Screen uses <= instead of < in `index < count`",
                    ]),
                FaultExample(
                    "an element beside a step", "while index < count { sizes[index] = 1; index += 1 }",
                    plants: [
                        "Screen does not set sizes[index]", "Screen takes `index < count` for false",
                        "Screen uses <= instead of < in `index < count`",
                    ]),
                FaultExample(
                    "an element that is appended", "while !reader.isAtEnd { text.append(reader.letter); reader.next() }",
                    plants: [
                        "Screen calls append(_:) on Analytics.shared instead of text", "Screen calls append(_:) twice",
                        "Screen calls next() on Analytics.shared instead of reader", "Screen calls next() twice",
                        "Screen does not call append(_:)", "Screen takes `!reader.isAtEnd` for false",
                    ]),
                FaultExample(
                    "a step in what is appended", "while !reader.isAtEnd { text.append(reader.next()) }",
                    plants: [
                        "Screen calls append(_:) on Analytics.shared instead of text", "Screen calls append(_:) twice",
                        "Screen calls next() on Analytics.shared instead of reader", "Screen takes `!reader.isAtEnd` for false",
                    ]),
                FaultExample(
                    "a sum of the smaller one", "while count > 0 { total += size * min(count, 2); count -= 3 }",
                    plants: [
                        "Screen compares with 1 instead of 0 in `count > 0`", "Screen does not set total",
                        "Screen forgets what was added before in `total += size * min(count, 2)`",
                        "Screen uses -= instead of += in `total += size * min(count, 2)`",
                        "Screen uses / instead of * in `size * min(count, 2)`", "Screen uses >= instead of > in `count > 0`",
                    ]),
                FaultExample(
                    "a step in a calculation", "while count > 0 { let x = shrink(&count) * 2; use(x) }",
                    plants: [
                        "Screen calls use(_:) twice", "Screen compares with 1 instead of 0 in `count > 0`", "Screen does not call use(_:)",
                        "Screen uses >= instead of > in `count > 0`",
                    ]),
                FaultExample(
                    "a step by way of another name", "while index < count { let x = index + 1; stop(); index = x }",
                    plants: [
                        "Screen calls stop() twice", "Screen does not call stop()", "Screen takes `index < count` for false",
                        "Screen uses <= instead of < in `index < count`",
                    ]),
                FaultExample(
                    "a step in a branch", "while index < count { if token == 1 { index += 1 } else { index += 2 } }",
                    plants: [
                        "Screen reverses the condition `token == 1`", "Screen takes `index < count` for false",
                        "Screen takes `token == 1` for false", "Screen takes `token == 1` for true",
                        "Screen uses <= instead of < in `index < count`",
                    ]),
                FaultExample(
                    "a step before an exit", "while true { index = index + 1; guard index < count else { return } }",
                    plants: ["Screen uses <= instead of < in `index < count`"]),
            ]
        ) { node, context in
            guard let statement = node.nearestStatement, !statement.item.is(ReturnStmtSyntax.self) else { return false }
            return statement.mayEndALoop(context.functions)
        },
        EquivalentFaults(
            "conditions-of-loops",
            of: [
                .alwaysTrue, .reversedConditions, .missingValues, .exchangedOperators, .alteredNumbers, .missingDefaults, .alteredLiterals,
            ],
            because: "A loop could be endless with another condition; a moved boundary is still reached.",
            examples: [
                FaultExample("a flag", "while isOn { }", plants: ["Screen takes `isOn` for false"]),
                FaultExample("two flags", "while isOn && isOpen { }", plants: ["Screen takes `isOn && isOpen` for false"]),
                FaultExample("a value", "while let token { count = 1 }", plants: ["Screen does not set count"]),
                FaultExample("a comparison", "repeat { } while index == count", plants: ["Screen takes `index == count` for false"]),
                FaultExample(
                    "an exit of an endless loop", "while true { if isDone { break }; note() }",
                    plants: ["Screen does not call note()", "Screen calls note() twice"]),
                FaultExample(
                    "an endless loop, with a condition that does not leave it",
                    "repeat { if isOn { note() }; if isDone { return } } while true",
                    plants: isOn + ["Screen does not call note()", "Screen calls note() twice"]),
                FaultExample(
                    "a loop with a condition of its own, and an exit", "while index < count { if isDone { break } }; while isOn { }",
                    plants: [
                        "Screen reverses the condition `isDone`", "Screen takes `index < count` for false",
                        "Screen takes `isDone` for false", "Screen takes `isDone` for true", "Screen takes `isOn` for false",
                        "Screen uses <= instead of < in `index < count`",
                    ]),
            ]
        ) { node, _ in
            node.isInConditionOfALoop
        },
        EquivalentFaults(
            "steps-of-sequences", of: [.alwaysTrue, .exchangedOperators],
            because: "A sequence could be endless with another next element, and a test cannot tell an endless one from a slow one.",
            examples: [
                FaultExample(
                    "numbers in a row", "let all = sequence(first: 0) { $0 < 4 ? $0 + 1 : nil }.map { $0 * 2 }",
                    plants: [
                        "Screen calculates with 2 instead of 1 in `$0 + 1`", "Screen calculates with 3 instead of 2 in `$0 * 2`",
                        "Screen calls map() on Analytics.shared instead of the answer of sequence(first: 0) { $0 < 4 ? $0 + 1 : nil }",
                        "Screen compares with 3 instead of 4 in `$0 < 4`", "Screen uses / instead of * in `$0 * 2`",
                        "Screen uses <= instead of < in `$0 < 4`",
                    ])
            ]
        ) { node, _ in
            node.isInStepOfASequence
        },
        EquivalentFaults(
            "exits-of-loops", of: [.alwaysFalse], because: "An endless loop that is never left stays endless.",
            examples: [
                FaultExample("an exit of an endless loop", "while true { if isDone { break } }", plants: []),
                FaultExample(
                    "a loop that has an end", "while isOn { if isDone { break } }",
                    plants: [
                        "Screen reverses the condition `isDone`", "Screen takes `isDone` for false", "Screen takes `isDone` for true",
                        "Screen takes `isOn` for false",
                    ]),
                FaultExample(
                    "an end that is turned around", "while !(isOn && isDone) { note() }",
                    plants: ["Screen calls note() twice", "Screen does not call note()", "Screen takes `!(isOn && isDone)` for false"]),
            ]
        ) { node, _ in
            node.isInExitOfALoop
        },
        EquivalentFaults(
            "loops-over-digits", of: [.movedBoundaries],
            because: "A number that a loop divides comes to 0 and stays there, so a loop that goes on for 0 is endless.",
            examples: [
                FaultExample(
                    "the digits of a number", "var rest = count; while rest > 0 { use(rest % 10); rest /= 10 }",
                    plants: ["Screen calls use(_:) twice", "Screen compares with 1 instead of 0 in `rest > 0`"]),
                FaultExample(
                    "the digits of a number, of which there is one at least",
                    "var rest = count; repeat { use(rest % 10); rest /= 10 } while rest > 0",
                    plants: ["Screen calls use(_:) twice", "Screen compares with 1 instead of 0 in `rest > 0`"]),
                FaultExample(
                    "a number that is counted down", "var rest = count; while rest > 0 { use(rest); rest -= 1 }",
                    plants: [
                        "Screen calls use(_:) twice", "Screen compares with 1 instead of 0 in `rest > 0`",
                        "Screen uses >= instead of > in `rest > 0`",
                    ]),
            ]
        ) { node, _ in
            node.movedBoundary.map { $0.boundary.endsDivision && !$0.withOtherNumber } ?? false
        },
    ]

    private static let isOn = [
        "Screen takes `isOn` for true", "Screen takes `isOn` for false", "Screen reverses the condition `isOn`",
    ]
}
