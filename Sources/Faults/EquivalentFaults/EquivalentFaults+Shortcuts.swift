internal import SwiftSyntax

extension EquivalentFaults {
    /// The families of conditions that only save work, or that have one answer.
    static let shortcuts = [
        EquivalentFaults(
            "excluded-boundaries", of: [.movedBoundaries],
            because: "Two values that are equal went another way before, so a boundary between less and equal makes no difference.",
            examples: [
                FaultExample(
                    "a return before", "if index == last { return }; if index > last { stop() }",
                    plants: index + ["Screen takes `index > last` for true", "Screen takes `index > last` for false"]
                        + ["Screen reverses the condition `index > last`"] + stop),
                FaultExample(
                    "a condition before", "if index != last, index > last { stop() }",
                    plants: [
                        "Screen takes `index != last` for true", "Screen takes `index != last` for false",
                        "Screen reverses the condition `index != last`", "Screen takes `index > last` for true",
                        "Screen takes `index > last` for false", "Screen reverses the condition `index > last`",
                    ] + stop),
                FaultExample(
                    "a branch before", "let side = index == last ? 0 : index < last ? 1 : 2",
                    plants: index + ["Screen takes `index < last` for true", "Screen takes `index < last` for false"]
                        + ["Screen reverses the condition `index < last`"]),
                FaultExample(
                    "the other way of a guard",
                    "}; func isLess() -> Bool { guard index == last else { return index < last }; return false }; func show() {",
                    plants: index + ["Screen takes `index < last` for true", "Screen takes `index < last` for false"]
                        + ["Screen reverses the condition `index < last`", "Screen returns true from isLess()"]),
                FaultExample(
                    "a condition of a loop",
                    "}; func isLess() -> Bool { for (x, y) in pairs where x != y { return x < y }; return false }; func show() {",
                    plants: [
                        "Screen takes `x != y` for true", "Screen takes `x != y` for false", "Screen reverses the condition `x != y`",
                        "Screen takes `x < y` for true", "Screen takes `x < y` for false", "Screen reverses the condition `x < y`",
                        "Screen returns true from isLess()",
                    ]),
                FaultExample(
                    "a change between", "if index == last { return }; index = first; if index > last { stop() }",
                    plants: index + [
                        "Screen does not set index", "Screen takes `index > last` for true", "Screen takes `index > last` for false",
                        "Screen reverses the condition `index > last`", "Screen uses >= instead of > in `index > last`",
                    ] + stop),
                FaultExample(
                    "a condition that does not leave", "if index == last { stop() }; if index > last { stop() }",
                    plants: index + [
                        "Screen takes `index > last` for true", "Screen takes `index > last` for false",
                        "Screen reverses the condition `index > last`", "Screen uses >= instead of > in `index > last`",
                    ] + stop + stop),
                FaultExample(
                    "another value of the same name", "if index == last { return }; if let index = list.first, index > last { stop() }",
                    plants: index + [
                        "Screen treats `index` as nil although it is set", "Screen takes `index > last` for true",
                        "Screen takes `index > last` for false", "Screen reverses the condition `index > last`",
                        "Screen uses >= instead of > in `index > last`",
                    ] + stop),
            ]
        ) { node, _ in
            node.as(InfixOperatorExprSyntax.self)?.comparesDifferentValues ?? false
        },
        EquivalentFaults(
            "checks-for-empty", of: [.alwaysFalse, .movedBoundaries],
            because: "A loop over an empty collection does nothing, also without the check that skips it.",
            examples: [
                FaultExample(
                    "a sum of its elements",
                    "func sum() -> Int { if list.isEmpty { return 0 }; return list.reduce(0) { $0 + $1 } }",
                    plants: [
                        "Screen calls reduce(_:) on Analytics.shared instead of list", "Screen forgets what was added before in `$0 + $1`",
                        "Screen returns 0 from sum()", "Screen reverses the condition `list.isEmpty`",
                        "Screen takes `list.isEmpty` for true", "Screen uses - instead of + in `$0 + $1`",
                    ]),
                FaultExample(
                    "a sum in a loop",
                    "func sum() -> Int { if list.isEmpty { return 0 }; var all = 0; for x in list { all += x }; return all }",
                    plants: [
                        "Screen does not set all", "Screen forgets what was added before in `all += x`", "Screen returns 0 from sum()",
                        "Screen reverses the condition `list.isEmpty`", "Screen takes `list.isEmpty` for true",
                        "Screen uses -= instead of += in `all += x`",
                    ]),
                FaultExample(
                    "a sum that begins with 1",
                    "func sum() -> Int { if list.isEmpty { return 0 }; var all = 1; for x in list { all += x }; return all }",
                    plants: [
                        "Screen does not set all", "Screen forgets what was added before in `all += x`", "Screen returns 0 from sum()",
                        "Screen reverses the condition `list.isEmpty`", "Screen takes `list.isEmpty` for false",
                        "Screen takes `list.isEmpty` for true", "Screen uses -= instead of += in `all += x`",
                    ]),
                FaultExample(
                    "a loop", "func all() { if list.isEmpty { return }; for x in list { use(x) } }",
                    plants: ["Screen takes `list.isEmpty` for true", "Screen reverses the condition `list.isEmpty`"] + use),
                FaultExample(
                    "a loop that is a call", "func all() { if list.isEmpty { return }; list.forEach { use($0) } }",
                    plants: [
                        "Screen calls forEach() on Analytics.shared instead of list", "Screen calls forEach() twice",
                        "Screen calls use(_:) twice", "Screen does not call forEach()", "Screen does not call use(_:)",
                        "Screen reverses the condition `list.isEmpty`", "Screen takes `list.isEmpty` for true",
                    ]),
                FaultExample(
                    "a sum",
                    "func all(_ list: [Int]) -> Int { if list.isEmpty { return 0 }; let sum = list.reduce(0, +); return sum > 10 ? 1 : 0 }",
                    plants: [
                        "Screen forgets what was added before in `list.reduce(0, +)`",
                        "Screen compares with 11 instead of 10 in `sum > 10`", "Screen reverses the condition `list.isEmpty`",
                        "Screen takes `list.isEmpty` for true",
                        "Screen uses >= instead of > in `sum > 10`",
                    ]),
                FaultExample(
                    "a sum that begins with another number",
                    "func all(_ list: [Int]) -> Int { if list.isEmpty { return 0 }; let sum = list.reduce(1, +); return sum }",
                    plants: [
                        "Screen forgets what was added before in `list.reduce(1, +)`", "Screen returns 0 from all(_:)",
                        "Screen reverses the condition `list.isEmpty`",
                        "Screen takes `list.isEmpty` for false", "Screen takes `list.isEmpty` for true",
                    ]),
                FaultExample(
                    "a sum beside a call",
                    "func all(_ list: [Int]) -> Int { if list.isEmpty { return 0 }; stop(); return list.reduce(0, +) }",
                    plants: [
                        "Screen calls stop() twice",
                        "Screen forgets what was added before in `list.reduce(0, +)`",
                        "Screen does not call stop()", "Screen returns 0 from all(_:)", "Screen reverses the condition `list.isEmpty`",
                        "Screen takes `list.isEmpty` for false",
                        "Screen takes `list.isEmpty` for true",
                    ]),
                FaultExample(
                    "a count in a private function",
                    "}; private func size(_ list: [Int]) -> Int { list.map { $0 * 2 }.count }; func all(_ list: [Int]) -> Int { if list.isEmpty { return 0 }; return size(list) }; func show() {",
                    plants: [
                        "Screen calculates with 3 instead of 2 in `$0 * 2`", "Screen returns 0 from all(_:)",
                        "Screen returns 0 from size(_:)", "Screen reverses the condition `list.isEmpty`",
                        "Screen takes `list.isEmpty` for true", "Screen uses / instead of * in `$0 * 2`",
                    ]),
                FaultExample(
                    "a sum that is asked beside it, also one that a subclass may replace",
                    "if list.isEmpty || sum() <= 0 { stop() } }; func sum() -> Int { list.reduce(0) { $0 + $1 }",
                    plants: [
                        "Screen calls reduce(_:) on Analytics.shared instead of list",
                        "Screen compares with 1 instead of 0 in `sum() <= 0`", "Screen forgets what was added before in `$0 + $1`",
                        "Screen returns 0 from sum()", "Screen takes `list.isEmpty || sum() <= 0` for true",
                        "Screen uses - instead of + in `$0 + $1`",
                    ] + stop),
                FaultExample(
                    "a count that is compared with 0",
                    "func all() { guard list.count > 0 else { return }; for x in list.sorted(by: <) { use(x) } }",
                    plants: [
                        "Screen calls sorted(by:) on Analytics.shared instead of list",
                        "Screen compares with 1 instead of 0 in `list.count > 0`",
                    ] + use),
                FaultExample(
                    "a count that is compared with 1", "if list.count >= 1 { for x in list.reversed() { use(x) } }",
                    plants: [
                        "Screen calls reversed() on Analytics.shared instead of list", "Screen uses > instead of >= in `list.count >= 1`",
                    ] + use),
                FaultExample(
                    "a count that is compared with 1, before more than a loop",
                    "if list.count >= 1 { stop(); for x in list { use(x) } }",
                    plants: [
                        "Screen uses > instead of >= in `list.count >= 1`", "Screen compares with 0 instead of 1 in `list.count >= 1`",
                    ] + stop + use),
                FaultExample(
                    "a count that is nothing", "func all() { if list.count == 0 { return }; list.forEach { use($0) } }",
                    plants: [
                        "Screen calls forEach() on Analytics.shared instead of list", "Screen calls forEach() twice",
                        "Screen calls use(_:) twice", "Screen does not call forEach()", "Screen does not call use(_:)",
                        "Screen reverses the condition `list.count == 0`", "Screen takes `list.count == 0` for true",
                    ]),
                FaultExample(
                    "more behind the loop", "func all() { if list.isEmpty { return }; for x in list { use(x) }; stop() }",
                    plants: [
                        "Screen takes `list.isEmpty` for true", "Screen takes `list.isEmpty` for false",
                        "Screen reverses the condition `list.isEmpty`",
                    ] + use + stop),
                FaultExample(
                    "a search whose result is nil", "if list.isEmpty { token = nil } else { token = list.first { $0 > 8 }?.value }",
                    plants: [
                        "Screen calls first() on Analytics.shared instead of list", "Screen compares with 9 instead of 8 in `$0 > 8`",
                        "Screen does not set token", "Screen does not set token", "Screen reverses the condition `list.isEmpty`",
                        "Screen takes `list.isEmpty` for true", "Screen uses >= instead of > in `$0 > 8`",
                    ]),
                FaultExample(
                    "another value", "if list.isEmpty { token = 1 } else { token = list.first { $0 > 8 }?.value }",
                    plants: [
                        "Screen calls first() on Analytics.shared instead of list", "Screen compares with 9 instead of 8 in `$0 > 8`",
                        "Screen does not set token", "Screen does not set token", "Screen reverses the condition `list.isEmpty`",
                        "Screen takes `list.isEmpty` for false", "Screen takes `list.isEmpty` for true",
                        "Screen uses >= instead of > in `$0 > 8`",
                    ]),
            ]
        ) { node, _ in
            if let (boundary, withOtherNumber) = node.movedBoundary {
                return boundary.asksInVain(withOtherNumber: withOtherNumber)
            }
            return node.as(ExprSyntax.self).map { $0.asksInVain(forEmpty: true) || $0.asksBesideASum(forEmpty: true) } ?? false
        },
        EquivalentFaults(
            "checks-for-elements", of: [.alwaysTrue],
            because: "An empty collection contains nothing, also without the check that asks whether it is empty.",
            examples: [
                FaultExample(
                    "a question about an element", "if !list.isEmpty, isOn { if list.contains(first) { stop() } }",
                    plants: [
                        "Screen takes `!list.isEmpty` for false", "Screen reverses the condition `!list.isEmpty`",
                        "Screen takes `isOn` for true", "Screen takes `isOn` for false", "Screen reverses the condition `isOn`",
                        "Screen takes `list.contains(first)` for true", "Screen takes `list.contains(first)` for false",
                        "Screen reverses the condition `list.contains(first)`",
                        "Screen calls contains(_:) on Analytics.shared instead of list",
                    ] + stop),
                FaultExample(
                    "the first element", "if !list.isEmpty, list[0] == first { for x in list { use(x) } }",
                    plants: [
                        "Screen takes `!list.isEmpty` for true", "Screen takes `!list.isEmpty` for false",
                        "Screen reverses the condition `!list.isEmpty`", "Screen takes `list[0] == first` for true",
                        "Screen takes `list[0] == first` for false", "Screen reverses the condition `list[0] == first`",
                    ] + use),
                FaultExample(
                    "a value", "func all() -> [Int] { guard !list.isEmpty else { return [] }; return list.map { use($0) } }",
                    plants: [
                        "Screen takes `!list.isEmpty` for false", "Screen reverses the condition `!list.isEmpty`",
                        "Screen calls map() on Analytics.shared instead of list", "Screen returns [] from all()",
                    ]),
                FaultExample(
                    "a sum that is asked beside it",
                    "guard !list.isEmpty, sum > 0 else { return }; stop() }; var sum: Int { var all = 0; for x in list { all += x }; return all",
                    plants: [
                        "Screen takes `!list.isEmpty` for false", "Screen reverses the condition `!list.isEmpty`",
                        "Screen compares with 1 instead of 0 in `sum > 0`", "Screen does not set all",
                        "Screen forgets what was added before in `all += x`", "Screen returns 0 from sum",
                        "Screen uses -= instead of += in `all += x`",
                    ] + stop),
                FaultExample(
                    "a length behind it", "var isLong: Bool { guard !name.isEmpty else { return false }; return name.count > 8 }",
                    plants: [
                        "Screen compares with 9 instead of 8 in `name.count > 8`", "Screen returns true from isLong",
                        "Screen reverses the condition `!name.isEmpty`", "Screen takes `!name.isEmpty` for false",
                        "Screen uses >= instead of > in `name.count > 8`",
                    ]),
                FaultExample(
                    "a question behind it",
                    "func isMail() -> Bool { guard !name.isEmpty else { return false }; guard name.contains(first) else { return false }; return ask() }",
                    plants: [
                        "Screen calls contains(_:) on Analytics.shared instead of name", "Screen returns false from isMail()",
                        "Screen returns true from isMail()", "Screen returns true from isMail()", "Screen returns true from isMail()",
                        "Screen reverses the condition `!name.isEmpty`", "Screen reverses the condition `name.contains(first)`",
                        "Screen takes `!name.isEmpty` for false", "Screen takes `name.contains(first)` for false",
                        "Screen takes `name.contains(first)` for true",
                    ]),
                FaultExample(
                    "a number behind it that has no first value",
                    "func isLong() -> Bool { guard !name.isEmpty else { return false }; return name.count < 8 }",
                    plants: [
                        "Screen compares with 7 instead of 8 in `name.count < 8`", "Screen returns true from isLong()",
                        "Screen reverses the condition `!name.isEmpty`", "Screen takes `!name.isEmpty` for false",
                        "Screen takes `!name.isEmpty` for true", "Screen uses <= instead of < in `name.count < 8`",
                    ]),
                FaultExample(
                    "another value", "func all() -> [Int] { guard !list.isEmpty else { return [0] }; return list.map { use($0) } }",
                    plants: [
                        "Screen takes `!list.isEmpty` for true", "Screen takes `!list.isEmpty` for false",
                        "Screen reverses the condition `!list.isEmpty`", "Screen calls map() on Analytics.shared instead of list",
                        "Screen returns [] from all()", "Screen returns [] from all()",
                    ]),
                FaultExample(
                    "a search behind another condition",
                    "func all() -> Int? { guard isOn, !list.isEmpty else { return nil }; return list.first { $0 > 8 } }",
                    plants: [
                        "Screen calls first() on Analytics.shared instead of list", "Screen compares with 9 instead of 8 in `$0 > 8`",
                        "Screen returns nil from all()", "Screen reverses the condition `!list.isEmpty`",
                        "Screen reverses the condition `isOn`", "Screen takes `!list.isEmpty` for false", "Screen takes `isOn` for false",
                        "Screen takes `isOn` for true", "Screen uses >= instead of > in `$0 > 8`",
                    ]),
            ]
        ) { node, _ in
            node.as(ExprSyntax.self).map { $0.asksInVain(forEmpty: false) || $0.asksBesideASum(forEmpty: false) } ?? false
        },
        EquivalentFaults(
            "texts-that-are-there", of: [.alwaysTrue], because: "The name of a type, or a text with letters of its own, is never empty.",
            examples: [
                FaultExample(
                    "the name of a type", "let title = String(describing: type(of: self)); guard !title.isEmpty else { return }; stop()",
                    plants: [
                        "Screen calls stop() twice", "Screen does not call stop()", "Screen reverses the condition `!title.isEmpty`",
                        "Screen takes `!title.isEmpty` for false",
                    ]),
                FaultExample(
                    "a name that is written as a value", "let title = \"\\(name.self)\"; guard !title.isEmpty else { return }; stop()",
                    plants: [
                        "Screen calls stop() twice", "Screen does not call stop()", "Screen reverses the condition `!title.isEmpty`",
                        "Screen takes `!title.isEmpty` for false", "Screen takes `!title.isEmpty` for true",
                        "Screen uses another text at the beginning of \"\\(name.self)\"",
                        "Screen uses another text at the end of \"\\(name.self)\"",
                    ]),
                FaultExample(
                    "a name that is handed in", "guard !name.isEmpty else { return }; stop()",
                    plants: [
                        "Screen calls stop() twice", "Screen does not call stop()", "Screen reverses the condition `!name.isEmpty`",
                        "Screen takes `!name.isEmpty` for false", "Screen takes `!name.isEmpty` for true",
                    ]),
            ]
        ) { node, _ in
            node.as(ExprSyntax.self)?.asksForLettersThatAreThere(forEmpty: false) ?? false
        },
        EquivalentFaults(
            "texts-that-are-never-missing", of: [.alwaysFalse],
            because: "The name of a type, or a text with letters of its own, is never empty.",
            examples: [
                FaultExample(
                    "a text", "let title = \"shown \\(count)\"; if title.isEmpty { return }; stop()",
                    plants: [
                        "Screen calls stop() twice", "Screen does not call stop()", "Screen reverses the condition `title.isEmpty`",
                        "Screen takes `title.isEmpty` for true", "Screen uses another text at the beginning of \"shown \\(count)\"",
                        "Screen uses another text at the end of \"shown \\(count)\"",
                    ])
            ]
        ) { node, _ in
            node.as(ExprSyntax.self)?.asksForLettersThatAreThere(forEmpty: true) ?? false
        },
        EquivalentFaults(
            "conditions-of-output", because: "It only decides what is printed for people.",
            examples: [
                FaultExample("a warning", "if count < 0 || isOn { print(\"negative: \\(count)\") }; stop()", plants: stop),
                FaultExample("a trap", "if isOn { fatalError(\"on\") }; stop()", plants: stop + isOn),
                FaultExample(
                    "a time that passed", "if let other { print(\"\\(now.timeIntervalSince(other))\", String(describing: name)) }; stop()",
                    plants: stop),
                FaultExample(
                    "an answer that is made", "if let other { print(load(other)) }; stop()",
                    plants: ["Screen calls stop() twice", "Screen does not call stop()", "Screen treats `other` as nil although it is set"]),
                FaultExample("a value that is there only then", "if isOn { print(list[0]) }; stop()", plants: stop + isOn),
                FaultExample(
                    "a line and more", "if isOn { print(\"on\"); stop() }",
                    plants: ["Screen takes `isOn` for true", "Screen takes `isOn` for false", "Screen reverses the condition `isOn`"] + stop
                ),
                FaultExample(
                    "a line that stands for a real effect", "if isOn { print(\">>on\") }",
                    plants: ["Screen takes `isOn` for true", "Screen takes `isOn` for false", "Screen reverses the condition `isOn`"]),
            ]
        ) { node, context in
            node.as(IfExprSyntax.self)?.onlyPrints(context.functions) ?? false
        },
        EquivalentFaults(
            "needless-copies", of: [.alwaysTrue], because: "A copy that nobody needs costs time, but changes no value.",
            examples: [
                FaultExample(
                    "storage that is shared", "if !isKnownUniquelyReferenced(&storage) { copy() }",
                    plants: [
                        "Screen takes `!isKnownUniquelyReferenced(&storage)` for false",
                        "Screen reverses the condition `!isKnownUniquelyReferenced(&storage)`", "Screen does not call copy()",
                        "Screen calls copy() twice",
                    ])
            ]
        ) { node, _ in
            node.as(PrefixOperatorExprSyntax.self)?.expression.callMade?.calledName == "isKnownUniquelyReferenced"
        },
        EquivalentFaults(
            "platforms", of: [.alwaysTrue], because: "It has one answer on the machine that runs the tests.",
            examples: [
                FaultExample(
                    "the size of a number", "if MemoryLayout<Int>.size == 8 { stop() }",
                    plants: [
                        "Screen takes `MemoryLayout<Int>.size == 8` for false",
                        "Screen reverses the condition `MemoryLayout<Int>.size == 8`",
                    ] + stop),
                FaultExample(
                    "another size", "if MemoryLayout<Item>.size == 8 { stop() }",
                    plants: [
                        "Screen takes `MemoryLayout<Item>.size == 8` for true", "Screen takes `MemoryLayout<Item>.size == 8` for false",
                        "Screen reverses the condition `MemoryLayout<Item>.size == 8`",
                    ] + stop),
            ]
        ) { node, _ in
            let text = node.trimmedDescription
            return text.wholeMatch(of: /MemoryLayout<U?Int>\.(?:size|stride|alignment) == 8|U?Int\.bitWidth == 64/) != nil
        },
    ]

    private static let isOn = [
        "Screen takes `isOn` for true", "Screen takes `isOn` for false", "Screen reverses the condition `isOn`",
    ]
    private static let stop = ["Screen does not call stop()", "Screen calls stop() twice"]
    private static let use = ["Screen does not call use(_:)", "Screen calls use(_:) twice"]
    private static let index = [
        "Screen takes `index == last` for true", "Screen takes `index == last` for false", "Screen reverses the condition `index == last`",
    ]
}
