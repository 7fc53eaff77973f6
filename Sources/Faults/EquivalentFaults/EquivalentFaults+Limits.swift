internal import SwiftSyntax

extension EquivalentFaults {
    /// The families of values that are kept within a limit, and of limits behind which nothing is added.
    static let limits = [
        EquivalentFaults(
            "clamps", of: [.movedBoundaries],
            because: "At the boundary, a value is the same whether it is set to the boundary or not.",
            examples: [
                FaultExample(
                    "a number", "if count > 100 { count = 100 }",
                    plants: [
                        "Screen compares with 101 instead of 100 in `count > 100`", "Screen does not set count",
                        "Screen reverses the condition `count > 100`", "Screen takes `count > 100` for false",
                        "Screen takes `count > 100` for true",
                    ]),
                FaultExample(
                    "a number that only the code sets",
                    "}; private(set) var part = 0; func next() { part += 50; if part > 100 { part = 100 }",
                    plants: [
                        "Screen calculates with 51 instead of 50 in `part += 50`", "Screen does not set part", "Screen does not set part",
                        "Screen reverses the condition `part > 100`", "Screen takes `part > 100` for false",
                        "Screen takes `part > 100` for true", "Screen uses -= instead of += in `part += 50`",
                    ]),
                FaultExample(
                    "two branches", "let used: Int; if count > last { used = last } else { used = count }; use(used)",
                    plants: [
                        "Screen calls use(_:) twice", "Screen does not call use(_:)", "Screen reverses the condition `count > last`",
                        "Screen takes `count > last` for false", "Screen takes `count > last` for true",
                    ]),
                FaultExample(
                    "branches that have values", "let used = if count > last { last } else { count }; use(used)",
                    plants: [
                        "Screen calls use(_:) twice", "Screen does not call use(_:)", "Screen reverses the condition `count > last`",
                        "Screen takes `count > last` for false", "Screen takes `count > last` for true",
                    ]),
                FaultExample(
                    "branches that return", "func most() -> Int { if count < last { return last }; return count }",
                    plants: [
                        "Screen returns 0 from most()", "Screen returns 0 from most()", "Screen reverses the condition `count < last`",
                        "Screen takes `count < last` for false", "Screen takes `count < last` for true",
                    ]),
                FaultExample(
                    "branches for two variables", "if count > last { first = last } else { token = count }",
                    plants: [
                        "Screen does not set first", "Screen does not set token", "Screen reverses the condition `count > last`",
                        "Screen takes `count > last` for false", "Screen takes `count > last` for true",
                        "Screen uses >= instead of > in `count > last`",
                    ]),
                FaultExample(
                    "a number of another type", "let x = count >= Int8.max ? Int8.max : Int8(count)",
                    plants: [
                        "Screen takes `count >= Int8.max` for true", "Screen takes `count >= Int8.max` for false",
                        "Screen reverses the condition `count >= Int8.max`",
                    ]),
                FaultExample(
                    "a number that is handed on", "guard count <= most else { return stop(most) }; stop(count)",
                    plants: [
                        "Screen takes `count <= most` for true", "Screen takes `count <= most` for false",
                        "Screen reverses the condition `count <= most`", "Screen does not call stop(_:)", "Screen does not call stop(_:)",
                        "Screen calls stop(_:) twice",
                    ]),
                FaultExample(
                    "another number that is handed on", "guard count <= most else { return stop(most) }; stop(token)",
                    plants: [
                        "Screen takes `count <= most` for true", "Screen takes `count <= most` for false",
                        "Screen reverses the condition `count <= most`", "Screen does not call stop(_:)", "Screen does not call stop(_:)",
                        "Screen calls stop(_:) twice", "Screen uses < instead of <= in `count <= most`",
                    ]),
            ]
        ) { node, _ in
            node.clamps
        },
        EquivalentFaults(
            "cuts", of: [.movedBoundaries, .alwaysTrue, .reversedConditions],
            because: "A value that is not too long is the same whether it is cut or not.",
            examples: [
                FaultExample(
                    "a text in an expression", "let short = name.count > 60 ? String(name.prefix(60)) : name",
                    plants: [
                        "Screen compares with 61 instead of 60 in `name.count > 60`",
                        "Screen calls prefix(_:) on Analytics.shared instead of name",
                    ]),
                FaultExample(
                    "a text with dots behind it", "let short = name.count > 60 ? String(name.prefix(60)) + \"…\" : name",
                    plants: [
                        "Screen calls prefix(_:) on Analytics.shared instead of name",
                        "Screen compares with 61 instead of 60 in `name.count > 60`", "Screen uses \"¤\" instead of \"…\"",
                        "Screen uses >= instead of > in `name.count > 60`",
                    ]),
                FaultExample(
                    "a text", "if name.count > 60 { name = String(name.prefix(60)) }",
                    plants: [
                        "Screen compares with 61 instead of 60 in `name.count > 60`", "Screen does not set name",
                        "Screen calls prefix(_:) on Analytics.shared instead of name",
                    ]),
            ]
        ) { node, _ in
            node.cuts
        },
        EquivalentFaults(
            "sums-of-nothing", of: [.movedBoundaries], because: "A sum stays the same if a product with 0 is added, or not.",
            examples: [
                FaultExample(
                    "the elements with a count", "for item in items where item.count > 0 { sum += item.price * item.count }",
                    plants: [
                        "Screen compares with 1 instead of 0 in `item.count > 0`", "Screen does not set sum",
                        "Screen forgets what was added before in `sum += item.price * item.count`",
                        "Screen uses -= instead of += in `sum += item.price * item.count`",
                        "Screen uses / instead of * in `item.price * item.count`",
                    ]),
                FaultExample(
                    "a branch", "for item in items { if item.count >= 1 { sum += 2 * (item.count * price) } }",
                    plants: [
                        "Screen calculates with 3 instead of 2 in `2 * (item.count * price)`", "Screen does not set sum",
                        "Screen forgets what was added before in `sum += 2 * (item.count * price)`",
                        "Screen uses -= instead of += in `sum += 2 * (item.count * price)`",
                        "Screen uses / instead of * in `2 * (item.count * price)`", "Screen uses / instead of * in `item.count * price`",
                        "Screen uses > instead of >= in `item.count >= 1`",
                    ]),
                FaultExample(
                    "a sum of something else", "for item in items where item.count > 0 { sum += item.price * count }",
                    plants: [
                        "Screen compares with 1 instead of 0 in `item.count > 0`", "Screen does not set sum",
                        "Screen forgets what was added before in `sum += item.price * count`",
                        "Screen uses -= instead of += in `sum += item.price * count`", "Screen uses / instead of * in `item.price * count`",
                        "Screen uses >= instead of > in `item.count > 0`",
                    ]),
                FaultExample(
                    "another sum", "for item in items where item.count > 0 { sum += item.price + item.count }",
                    plants: [
                        "Screen compares with 1 instead of 0 in `item.count > 0`", "Screen does not set sum",
                        "Screen forgets what was added before in `sum += item.price + item.count`",
                        "Screen uses - instead of + in `item.price + item.count`",
                        "Screen uses -= instead of += in `sum += item.price + item.count`",
                        "Screen uses >= instead of > in `item.count > 0`",
                    ]),
                FaultExample(
                    "another boundary", "for item in items where item.count > 1 { sum += item.price * item.count }",
                    plants: [
                        "Screen compares with 2 instead of 1 in `item.count > 1`", "Screen does not set sum",
                        "Screen forgets what was added before in `sum += item.price * item.count`",
                        "Screen uses -= instead of += in `sum += item.price * item.count`",
                        "Screen uses / instead of * in `item.price * item.count`", "Screen uses >= instead of > in `item.count > 1`",
                    ]),
                FaultExample(
                    "a sum and a call", "for item in items where item.count > 0 { sum += item.price * item.count; stop() }",
                    plants: [
                        "Screen calls stop() twice", "Screen compares with 1 instead of 0 in `item.count > 0`",
                        "Screen does not call stop()", "Screen does not set sum",
                        "Screen forgets what was added before in `sum += item.price * item.count`",
                        "Screen uses -= instead of += in `sum += item.price * item.count`",
                        "Screen uses / instead of * in `item.price * item.count`", "Screen uses >= instead of > in `item.count > 0`",
                    ]),
                FaultExample(
                    "a price that is asked for", "for item in items where item.count > 0 { sum += load(item) * item.count }",
                    plants: [
                        "Screen compares with 1 instead of 0 in `item.count > 0`", "Screen does not set sum",
                        "Screen forgets what was added before in `sum += load(item) * item.count`",
                        "Screen uses -= instead of += in `sum += load(item) * item.count`",
                        "Screen uses / instead of * in `load(item) * item.count`", "Screen uses >= instead of > in `item.count > 0`",
                    ]),
            ]
        ) { node, _ in
            node.movedBoundary.map { $0.boundary.addsOnlyNothing(withOtherNumber: $0.withOtherNumber) } ?? false
        },
    ]
}
