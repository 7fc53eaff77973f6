internal import SwiftSyntax

extension EquivalentFaults {
    /// The families of questions whether a collection is empty, where the code does the same for an empty one without them.
    static let emptyLists = [
        EquivalentFaults(
            "checks-for-empty", of: [.alwaysFalse, .movedBoundaries],
            because: "For an empty collection, the code does the same without the check.",
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
                FaultExample(
                    "one of two values", "var sum: Int { list.isEmpty ? 0 : list.reduce(0, +) }",
                    plants: [
                        "Screen calls reduce(_:_:) on Analytics.shared instead of list",
                        "Screen forgets what was added before in `list.reduce(0, +)`", "Screen reverses the condition `list.isEmpty`",
                        "Screen takes `list.isEmpty` for true",
                    ]),
                FaultExample(
                    "a condition beside an answer about all", "var isReady: Bool { list.isEmpty || list.allSatisfy { $0.isOn } }",
                    plants: [
                        "Screen calls allSatisfy() on Analytics.shared instead of list",
                        "Screen takes `list.allSatisfy { $0.isOn }` for false",
                        "Screen takes `list.isEmpty || list.allSatisfy { $0.isOn }` for true",
                    ]),
                FaultExample(
                    "no largest number", "let most = list.isEmpty ? 0 : list.max() ?? 0; use(most)",
                    plants: [
                        "Screen calls max() on Analytics.shared instead of list", "Screen calls use(_:) twice",
                        "Screen does not call use(_:)", "Screen reverses the condition `list.isEmpty`",
                        "Screen takes `list.isEmpty` for true", "Screen treats `list.max()` as nil although it is set",
                    ]),
                FaultExample(
                    "the way of an empty list in a switch",
                    "func all(_ list: [Int]) -> Int { switch list.count { case 0: return 0\ncase 1: return list[0]\ndefault: return list.reduce(0, +) } }",
                    plants: [
                        "Screen forgets what was added before in `list.reduce(0, +)`", "Screen returns 0 from all(_:)",
                        "Screen returns 0 from all(_:)", "Screen takes `0` for true", "Screen takes `1` for false",
                        "Screen takes `1` for true",
                    ]),
                FaultExample(
                    "the values of a dictionary", "var sum: Int { prices.isEmpty ? 0 : prices.values.reduce(0, +) }",
                    plants: [
                        "Screen calls reduce(_:_:) on Analytics.shared instead of prices.values",
                        "Screen forgets what was added before in `prices.values.reduce(0, +)`",
                        "Screen reverses the condition `prices.isEmpty`", "Screen takes `prices.isEmpty` for true",
                    ]),
                FaultExample(
                    "one of two values that differ", "var sum: Int { list.isEmpty ? 1 : list.reduce(0, +) }",
                    plants: [
                        "Screen calls reduce(_:_:) on Analytics.shared instead of list",
                        "Screen forgets what was added before in `list.reduce(0, +)`", "Screen reverses the condition `list.isEmpty`",
                        "Screen takes `list.isEmpty` for false", "Screen takes `list.isEmpty` for true",
                    ]),
            ]
        ) { node, _ in
            if let (boundary, withOtherNumber) = node.movedBoundary {
                return boundary.asksInVain(withOtherNumber: withOtherNumber)
            }
            if let item = node.as(SwitchCaseItemSyntax.self) { return item.asksInVainForEmpty }
            return node.as(ExprSyntax.self).map { $0.asksInVain(forEmpty: true) || $0.asksBesideASum(forEmpty: true) } ?? false
        },
        EquivalentFaults(
            "checks-for-elements", of: [.alwaysTrue],
            because: "For an empty collection, the code does the same without the check.",
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
                FaultExample(
                    "the names in a line", "var line: String { !list.isEmpty ? list.map(\\.name).joined(separator: \", \") : \"\" }",
                    plants: [
                        "Screen calls joined(separator:) on Analytics.shared instead of the answer of list.map(\\.name)",
                        "Screen calls map(_:) on Analytics.shared instead of list", "Screen reverses the condition `!list.isEmpty`",
                        "Screen takes `!list.isEmpty` for false", "Screen uses another text at the beginning of \", \"",
                        "Screen uses another text at the end of \", \"", "Screen uses another text instead of \"\"",
                    ]),
                FaultExample(
                    "a condition beside a search", "var isOn: Bool { !list.isEmpty && list.contains { $0.isOn } }",
                    plants: [
                        "Screen calls contains() on Analytics.shared instead of list",
                        "Screen takes `!list.isEmpty && list.contains { $0.isOn }` for false",
                        "Screen takes `list.contains { $0.isOn }` for true",
                    ]),
                FaultExample(
                    "a condition beside the first letter",
                    "var isOn: Bool { !name.isEmpty && name.first == \"a\" && name.hasPrefix(\"ab\") }",
                    plants: [
                        "Screen calls hasPrefix(_:) on Analytics.shared instead of name",
                        "Screen takes `!name.isEmpty && name.first == \"a\" && name.hasPrefix(\"ab\")` for false",
                        "Screen takes `name.first == \"a\"` for true", "Screen takes `name.hasPrefix(\"ab\")` for true",
                        "Screen uses \"¤\" instead of \"a\"", "Screen uses another text at the beginning of \"ab\"",
                        "Screen uses another text at the end of \"ab\"",
                    ]),
                FaultExample(
                    "a condition beside a beginning that may be empty", "var isOn: Bool { !name.isEmpty && name.hasPrefix(first) }",
                    plants: [
                        "Screen calls hasPrefix(_:) on Analytics.shared instead of name",
                        "Screen takes `!name.isEmpty && name.hasPrefix(first)` for false", "Screen takes `!name.isEmpty` for true",
                        "Screen takes `name.hasPrefix(first)` for true",
                    ]),
                FaultExample(
                    "a condition beside a call", "var isOn: Bool { !list.isEmpty && load(list) }",
                    plants: [
                        "Screen takes `!list.isEmpty && load(list)` for false", "Screen takes `!list.isEmpty` for true",
                        "Screen takes `load(list)` for true",
                    ]),
            ]
        ) { node, _ in
            node.as(ExprSyntax.self).map { $0.asksInVain(forEmpty: false) || $0.asksBesideASum(forEmpty: false) } ?? false
        },
    ]

    private static let stop = ["Screen does not call stop()", "Screen calls stop() twice"]
    private static let use = ["Screen does not call use(_:)", "Screen calls use(_:) twice"]
}
