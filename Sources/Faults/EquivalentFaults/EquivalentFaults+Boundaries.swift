internal import SwiftSyntax

extension EquivalentFaults {
    /// The families of boundaries, and of the values that come to them.
    static let boundaries = [
        EquivalentFaults(
            "impossible-numbers", of: [.movedBoundaries],
            because: "The number that would make a difference does not come here, or the function returns the same for it.",
            examples: [
                FaultExample(
                    "an amount that a private property limits",
                    "}; let used: Int; private var taken: Int { min(used, count) }; var rest: Int { used > 0 ? count - taken : count }; func show() { stop()",
                    plants: [
                        "Screen calls stop() twice", "Screen compares with 1 instead of 0 in `used > 0`", "Screen does not call stop()",
                        "Screen returns 0 from taken", "Screen uses + instead of - in `count - taken`",
                    ]),
                FaultExample(
                    "an amount that a private function takes away",
                    "}; private func rest(_ sum: Int, _ used: Int) -> Int { sum - used }; func show() { let used = last * 2; let x = used > 0 ? rest(count, used) : count; use(x)",
                    plants: [
                        "Screen calculates with 3 instead of 2 in `last * 2`", "Screen calls use(_:) twice", "Screen does not call use(_:)",
                        "Screen swaps the arguments count and used of rest(_:_:)", "Screen uses + instead of - in `sum - used`",
                        "Screen uses / instead of * in `last * 2`",
                    ]),
                FaultExample(
                    "an amount that a property limits which is set",
                    "}; var used = 0; private var taken: Int { min(used, count) }; var rest: Int { used > 0 ? count - taken : count }; func show() { used = last",
                    plants: [
                        "Screen compares with 1 instead of 0 in `used > 0`", "Screen does not set used", "Screen returns 0 from taken",
                        "Screen uses + instead of - in `count - taken`", "Screen uses >= instead of > in `used > 0`",
                    ]),
                FaultExample(
                    "a function that means something else by a name",
                    "}; private func rest(_ used: Int) -> Int { count - used }; func show(count: Int, used: Int) { let x = used > 0 ? rest(used) : count; use(x)",
                    plants: [
                        "Screen calls use(_:) twice", "Screen compares with 1 instead of 0 in `used > 0`", "Screen does not call use(_:)",
                        "Screen uses + instead of - in `count - used`", "Screen uses >= instead of > in `used > 0`",
                    ]),
                FaultExample(
                    "a count of a text that holds two characters", "isOn = name.contains(\"@\") && name.contains(\".\") && name.count > 1",
                    plants: [
                        "Screen calls contains(_:) on Analytics.shared instead of name",
                        "Screen calls contains(_:) on Analytics.shared instead of name",
                        "Screen compares with 2 instead of 1 in `name.count > 1`", "Screen does not set isOn",
                        "Screen takes `name.contains(\".\")` for true",
                        "Screen takes `name.contains(\"@\") && name.contains(\".\") && name.count > 1` for false",
                        "Screen takes `name.contains(\"@\")` for true", "Screen uses \"¤\" instead of \".\"",
                        "Screen uses \"¤\" instead of \"@\"",
                    ]),
                FaultExample(
                    "a call that is all of a function", "func price(_ x: Int) -> Int { size(x > 5 ? 1 : 2) }",
                    plants: [
                        "Screen compares with 6 instead of 5 in `x > 5`", "Screen returns 0 from price(_:)",
                        "Screen uses >= instead of > in `x > 5`",
                    ]),
                FaultExample(
                    "a branch that returns what the others do in the end",
                    "func all() -> Int? { if count < 10 { return nil }; if count >= 10 { return first }; return nil }",
                    plants: [
                        "Screen uses <= instead of < in `count < 10`", "Screen uses > instead of >= in `count >= 10`",
                        "Screen returns nil from all()",
                    ]),
                FaultExample(
                    "a branch that asks for the boundary of the one before",
                    "if count < 10 { stop() } else if count >= 10 && count < 50 { start() }",
                    plants: [
                        "Screen uses <= instead of < in `count < 10`", "Screen compares with 9 instead of 10 in `count < 10`",
                        "Screen does not call stop()", "Screen calls stop() twice",
                        "Screen uses > instead of >= in `count >= 10`", "Screen uses <= instead of < in `count < 50`",
                        "Screen compares with 49 instead of 50 in `count < 50`", "Screen takes `count >= 10 && count < 50` for false",
                        "Screen does not call start()", "Screen calls start() twice",
                    ]),
                FaultExample(
                    "a branch that returns the same only under another condition",
                    "func all() -> Int? { if count < 10 { return nil }; if count < 50, isOn { return nil }; return first }",
                    plants: [
                        "Screen uses <= instead of < in `count < 10`", "Screen compares with 9 instead of 10 in `count < 10`",
                        "Screen uses <= instead of < in `count < 50`", "Screen compares with 49 instead of 50 in `count < 50`",
                        "Screen takes `isOn` for true", "Screen takes `isOn` for false", "Screen reverses the condition `isOn`",
                        "Screen returns nil from all()",
                    ]),
                FaultExample(
                    "a range behind a branch that leaves", "if (1...9).contains(count) { return }; if count > 9 { stop() }",
                    plants: [
                        "Screen matches 0 instead of 1 in `1...9`", "Screen matches 2 instead of 1 in `1...9`",
                        "Screen matches 8 instead of 9 in `1...9`", "Screen matches 10 instead of 9 in `1...9`",
                        "Screen takes `(1...9).contains(count)` for true", "Screen takes `(1...9).contains(count)` for false",
                        "Screen reverses the condition `(1...9).contains(count)`",
                        "Screen calls contains(_:) on Analytics.shared instead of (1...9)",
                        "Screen compares with 10 instead of 9 in `count > 9`", "Screen does not call stop()", "Screen calls stop() twice",
                    ]),
                FaultExample(
                    "a variable that changes before, and of which nothing is subtracted",
                    "func all(_ x: Int) -> Int { var sum = x; var part = x / 2; if isOn { part += 1 }; if part > 0 { sum -= part }; return sum }",
                    plants: [
                        "Screen calculates with 2 instead of 1 in `part += 1`", "Screen calculates with 3 instead of 2 in `x / 2`",
                        "Screen compares with 1 instead of 0 in `part > 0`", "Screen does not set part", "Screen does not set sum",
                        "Screen returns 0 from all(_:)", "Screen reverses the condition `isOn`", "Screen takes `isOn` for false",
                        "Screen takes `isOn` for true", "Screen uses * instead of / in `x / 2`",
                        "Screen uses += instead of -= in `sum -= part`", "Screen uses -= instead of += in `part += 1`",
                    ]),
                FaultExample(
                    "a variable that changes before, and more than a subtraction",
                    "func all(_ x: Int) -> Int { var sum = x; var part = x / 2; if isOn { part += 1 }; if part > 0 { sum -= part; stop() }; return sum }",
                    plants: [
                        "Screen calculates with 2 instead of 1 in `part += 1`", "Screen calculates with 3 instead of 2 in `x / 2`",
                        "Screen calls stop() twice", "Screen compares with 1 instead of 0 in `part > 0`", "Screen does not call stop()",
                        "Screen does not set part", "Screen does not set sum", "Screen returns 0 from all(_:)",
                        "Screen reverses the condition `isOn`", "Screen takes `isOn` for false", "Screen takes `isOn` for true",
                        "Screen uses * instead of / in `x / 2`", "Screen uses += instead of -= in `sum -= part`",
                        "Screen uses -= instead of += in `part += 1`", "Screen uses >= instead of > in `part > 0`",
                    ]),
                FaultExample(
                    "a variable that a closure reads later",
                    "func all(_ x: Int) { var part = x; let end = { stop(part) }; part += 1; if part < 10 { part = 2 }; end() }",
                    plants: [
                        "Screen calculates with 2 instead of 1 in `part += 1`", "Screen calls end() twice", "Screen calls stop(_:) twice",
                        "Screen compares with 9 instead of 10 in `part < 10`", "Screen does not call end()",
                        "Screen does not call stop(_:)", "Screen does not set part", "Screen does not set part",
                        "Screen uses -= instead of += in `part += 1`", "Screen uses <= instead of < in `part < 10`",
                    ]),
                FaultExample(
                    "a variable that a property computes from",
                    "func all(_ x: Int) { var part = x; var double: Int { part * 2 }; part += 1; if part < 10 { part = 2 }; stop(double) }",
                    plants: [
                        "Screen calculates with 2 instead of 1 in `part += 1`", "Screen calculates with 3 instead of 2 in `part * 2`",
                        "Screen calls stop(_:) twice", "Screen compares with 9 instead of 10 in `part < 10`",
                        "Screen does not call stop(_:)", "Screen does not set part", "Screen does not set part",
                        "Screen uses -= instead of += in `part += 1`", "Screen uses / instead of * in `part * 2`",
                        "Screen uses <= instead of < in `part < 10`",
                    ]),
                FaultExample(
                    "a property of a class, which a call may change",
                    "stop(); if count > 0 { sum(count) }",
                    plants: [
                        "Screen calls stop() twice", "Screen calls sum(_:) twice", "Screen compares with 1 instead of 0 in `count > 0`",
                        "Screen does not call stop()", "Screen does not call sum(_:)", "Screen uses >= instead of > in `count > 0`",
                    ]),
                FaultExample(
                    "an amount that is at most another one",
                    "func all(_ x: Int, _ y: Int) -> Int { var sum = x; var part = 0; if y > 0 { part = min(y, sum); sum -= part }; return sum + part }",
                    plants: [
                        "Screen compares with 1 instead of 0 in `y > 0`", "Screen does not set part", "Screen does not set sum",
                        "Screen uses += instead of -= in `sum -= part`", "Screen uses - instead of + in `sum + part`",
                    ]),
                FaultExample(
                    "a choice between two values that are both 0",
                    "start(); use(count > 0 ? min(count, last) : 0)",
                    plants: [
                        "Screen calls start() twice", "Screen calls use(_:) twice", "Screen compares with 1 instead of 0 in `count > 0`",
                        "Screen does not call start()", "Screen does not call use(_:)",
                    ]),
                FaultExample(
                    "parts of which there are at most three",
                    "let parts = name.split(separator: last, maxSplits: 2).map { $0 }; isOn = 1...3 ~= parts.count",
                    plants: [
                        "Screen calls map() on Analytics.shared instead of the answer of name.split(separator: last, maxSplits: 2)",
                        "Screen calls split(separator:maxSplits:) on Analytics.shared instead of name", "Screen does not set isOn",
                        "Screen matches 0 instead of 1 in `1...3`", "Screen matches 2 instead of 1 in `1...3`",
                        "Screen matches 2 instead of 3 in `1...3`",
                        "Screen swaps the arguments last and 2 of split(separator:maxSplits:)",
                    ]),
                FaultExample(
                    "a private function that returns 0 for both",
                    "}; private func half(_ x: Int) -> Int { x / 2 }; func all(_ x: Int) -> Int { guard x > 0 else { return 0 }; return half(x) }; func show() {",
                    plants: [
                        "Screen calculates with 3 instead of 2 in `x / 2`", "Screen returns 0 from all(_:)",
                        "Screen uses * instead of / in `x / 2`",
                    ]),
                FaultExample(
                    "a private function that returns another number",
                    "}; private func next(_ x: Int) -> Int { x + 1 }; func all(_ x: Int) -> Int { guard x > 0 else { return 0 }; return next(x) }; func show() {",
                    plants: [
                        "Screen calculates with 2 instead of 1 in `x + 1`", "Screen compares with 1 instead of 0 in `x > 0`",
                        "Screen returns 0 from all(_:)", "Screen uses - instead of + in `x + 1`", "Screen uses >= instead of > in `x > 0`",
                    ]),
                FaultExample(
                    "a function that a subclass may replace",
                    "}; func half(_ x: Int) -> Int { x / 2 }; func all(_ x: Int) -> Int { guard x > 0 else { return 0 }; return half(x) }; func show() {",
                    plants: [
                        "Screen calculates with 3 instead of 2 in `x / 2`", "Screen compares with 1 instead of 0 in `x > 0`",
                        "Screen returns 0 from all(_:)", "Screen uses * instead of / in `x / 2`", "Screen uses >= instead of > in `x > 0`",
                    ]),
                FaultExample(
                    "code that runs later, with other values",
                    "func all(_ count: Int) { var sum = 1; defer { stop(sum) }; if count < 10 { sum = 2 } }",
                    plants: [
                        "Screen calls stop(_:) twice", "Screen compares with 9 instead of 10 in `count < 10`",
                        "Screen does not call stop(_:)", "Screen does not set sum", "Screen uses <= instead of < in `count < 10`",
                    ]),
                FaultExample(
                    "a closure that is called later",
                    "func all(_ count: Int) { var sum = 1; let end = { stop(sum) }; if count < 10 { sum = 2 }; end() }",
                    plants: [
                        "Screen calls end() twice", "Screen calls stop(_:) twice", "Screen compares with 9 instead of 10 in `count < 10`",
                        "Screen does not call end()", "Screen does not call stop(_:)", "Screen does not set sum",
                        "Screen uses <= instead of < in `count < 10`",
                    ]),
                FaultExample(
                    "a function that is called later",
                    "func all(_ count: Int) { var sum = 1; func end() { stop(sum) }; if count < 10 { sum = 2 }; end() }",
                    plants: [
                        "Screen calls end() twice", "Screen calls stop(_:) twice", "Screen compares with 9 instead of 10 in `count < 10`",
                        "Screen does not call end()", "Screen does not call stop(_:)", "Screen does not set sum",
                        "Screen uses <= instead of < in `count < 10`",
                    ]),
                FaultExample(
                    "a number that changes on the way", "if count < 10 { return }; count += next(); if count >= 10 { stop() }",
                    plants: [
                        "Screen uses <= instead of < in `count < 10`", "Screen compares with 9 instead of 10 in `count < 10`",
                        "Screen does not set count", "Screen uses -= instead of += in `count += next()`",
                        "Screen uses > instead of >= in `count >= 10`", "Screen compares with 9 instead of 10 in `count >= 10`",
                        "Screen does not call stop()", "Screen calls stop() twice",
                    ]),
            ]
        ) { node, _ in
            node.movedBoundary.map { $0.boundary.isSameForArrivingNumbers(withOtherNumber: $0.withOtherNumber) } ?? false
                || node.as(ExprSyntax.self)?.comparesWithTheSumOfNothing == true
        },
        EquivalentFaults(
            "implied-truths", of: [.alwaysTrue], because: "Other conditions let only values come here for which it holds.",
            examples: [
                FaultExample(
                    "a text that holds a character", "let x = !name.isEmpty && name.contains(\"@\")",
                    plants: [
                        "Screen calls contains(_:) on Analytics.shared instead of name",
                        "Screen takes `!name.isEmpty && name.contains(\"@\")` for false", "Screen takes `name.contains(\"@\")` for true",
                        "Screen uses \"¤\" instead of \"@\"",
                    ]),
                FaultExample(
                    "a count that is greater", "let x = !list.isEmpty && list.count > 8",
                    plants: [
                        "Screen compares with 9 instead of 8 in `list.count > 8`", "Screen uses >= instead of > in `list.count > 8`",
                        "Screen takes `!list.isEmpty && list.count > 8` for false",
                    ]),
                FaultExample(
                    "an empty text", "let x = !name.isEmpty && list.contains(\"@\")",
                    plants: [
                        "Screen calls contains(_:) on Analytics.shared instead of list",
                        "Screen takes `!name.isEmpty && list.contains(\"@\")` for false", "Screen takes `!name.isEmpty` for true",
                        "Screen takes `list.contains(\"@\")` for true", "Screen uses \"¤\" instead of \"@\"",
                    ]),
                FaultExample(
                    "a value that equals another one", "if other != nil && other == \"mail\" { stop() }",
                    plants: [
                        "Screen calls stop() twice", "Screen does not call stop()",
                        "Screen takes `other != nil && other == \"mail\"` for false", "Screen takes `other == \"mail\"` for true",
                        "Screen uses another text at the beginning of \"mail\"", "Screen uses another text at the end of \"mail\"",
                    ]),
                FaultExample(
                    "conditions side by side", "guard other != nil, \"mail\" == other else { return }; stop()",
                    plants: [
                        "Screen calls stop() twice", "Screen does not call stop()", "Screen reverses the condition `\"mail\" == other`",
                        "Screen reverses the condition `other != nil`", "Screen takes `\"mail\" == other` for false",
                        "Screen takes `\"mail\" == other` for true", "Screen takes `other != nil` for false",
                        "Screen uses another text at the beginning of \"mail\"", "Screen uses another text at the end of \"mail\"",
                    ]),
                FaultExample(
                    "an object that is another one",
                    "}; let button: Button; func tap(_ sender: Any?) { if sender != nil && sender === button { stop() }",
                    plants: [
                        "Screen calls stop() twice", "Screen does not call stop()",
                        "Screen takes `sender != nil && sender === button` for false", "Screen takes `sender === button` for true",
                    ]),
                FaultExample(
                    "a value that is asked for twice", "if load() != nil && load() == \"mail\" { stop() }",
                    plants: [
                        "Screen calls stop() twice", "Screen does not call stop()",
                        "Screen takes `load() != nil && load() == \"mail\"` for false", "Screen takes `load() != nil` for true",
                        "Screen takes `load() == \"mail\"` for true", "Screen uses another text at the beginning of \"mail\"",
                        "Screen uses another text at the end of \"mail\"",
                    ]),
                FaultExample(
                    "a value that may be missing, too", "if other != nil && other == last { stop() }",
                    plants: [
                        "Screen calls stop() twice", "Screen does not call stop()",
                        "Screen takes `other != nil && other == last` for false", "Screen takes `other != nil` for true",
                        "Screen takes `other == last` for true",
                    ]),
                FaultExample(
                    "a value beside it", "if other != nil && name == \"mail\" { stop() }",
                    plants: [
                        "Screen calls stop() twice", "Screen does not call stop()", "Screen takes `name == \"mail\"` for true",
                        "Screen takes `other != nil && name == \"mail\"` for false", "Screen takes `other != nil` for true",
                        "Screen uses another text at the beginning of \"mail\"", "Screen uses another text at the end of \"mail\"",
                    ]),
                FaultExample(
                    "either of two", "if other != nil || other == \"mail\" { stop() }",
                    plants: [
                        "Screen calls stop() twice", "Screen does not call stop()",
                        "Screen takes `other != nil || other == \"mail\"` for true", "Screen takes `other != nil` for false",
                        "Screen takes `other == \"mail\"` for false", "Screen uses another text at the beginning of \"mail\"",
                        "Screen uses another text at the end of \"mail\"",
                    ]),
                FaultExample(
                    "a range that is left over", "if count < 1 { stop() } else if (1...).contains(count) { start() }",
                    plants: [
                        "Screen uses <= instead of < in `count < 1`", "Screen compares with 0 instead of 1 in `count < 1`",
                        "Screen does not call stop()", "Screen calls stop() twice",
                        "Screen matches 2 instead of 1 in `1...`", "Screen takes `(1...).contains(count)` for false",
                        "Screen reverses the condition `(1...).contains(count)`",
                        "Screen calls contains(_:) on Analytics.shared instead of (1...)", "Screen does not call start()",
                        "Screen calls start() twice",
                    ]),
            ]
        ) { node, _ in
            node.as(ExprSyntax.self).map { $0.isAlwaysTrue || $0.isImpliedByElements || $0.isImpliedByEquality } ?? false
        },
        EquivalentFaults(
            "negative-counts", of: [.movedBoundaries], because: "A number such as a count or a price is hardly ever below 0.",
            examples: [
                FaultExample(
                    "a count that is at least 0", "let isThere = count >= 0", plants: ["Screen uses > instead of >= in `count >= 0`"]),
                FaultExample(
                    "a number that a test chooses", "func isWarm(degrees: Int) -> Bool { degrees >= 0 }",
                    plants: ["Screen compares with -1 instead of 0 in `degrees >= 0`", "Screen uses > instead of >= in `degrees >= 0`"]),
                FaultExample(
                    "a count that a test chooses", "func isThere(countOfRooms: Int) -> Bool { countOfRooms >= 0 }",
                    plants: ["Screen uses > instead of >= in `countOfRooms >= 0`"]),
            ]
        ) { node, _ in
            node.movedBoundary.map { $0.withOtherNumber && $0.boundary.moved < 0 && !$0.boundary.value.isChosenByTests } ?? false
        },
    ]
}
