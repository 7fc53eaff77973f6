internal import SwiftSyntax

extension EquivalentFaults {
    /// The families of values that are kept within a limit.
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
    ]
}
