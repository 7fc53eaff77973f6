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
                        "Screen calls stop(_:) twice", "Screen calls stop(_:) twice",
                    ]),
                FaultExample(
                    "another number that is handed on", "guard count <= most else { return stop(most) }; stop(token)",
                    plants: [
                        "Screen takes `count <= most` for true", "Screen takes `count <= most` for false",
                        "Screen reverses the condition `count <= most`", "Screen does not call stop(_:)", "Screen does not call stop(_:)",
                        "Screen calls stop(_:) twice", "Screen calls stop(_:) twice", "Screen uses < instead of <= in `count <= most`",
                    ]),
            ]
        ) { node, _ in
            node.clamps
        },
        EquivalentFaults(
            "meeting-formulas", of: [.movedBoundaries],
            because: "At the boundary, both formulas give the same number.",
            examples: [
                FaultExample(
                    "a price by the way", "last = count > first ? last + (count - first) * 3 : last",
                    plants: [
                        "Screen calculates with 4 instead of 3 in `(count - first) * 3`", "Screen does not set last",
                        "Screen reverses the condition `count > first`", "Screen takes `count > first` for false",
                        "Screen takes `count > first` for true", "Screen uses + instead of - in `count - first`",
                        "Screen uses - instead of + in `last + (count - first) * 3`", "Screen uses / instead of * in `(count - first) * 3`",
                    ]),
                FaultExample(
                    "nothing that is taken away, by its name", "let x = count > .zero ? last - count * 3 : last",
                    plants: [
                        "Screen calculates with 4 instead of 3 in `count * 3`",
                        "Screen compares with 1 instead of .zero in `count > .zero`", "Screen uses + instead of - in `last - count * 3`",
                        "Screen uses / instead of * in `count * 3`",
                    ]),
                FaultExample(
                    "a part of the price that is counted twice", "last = count > first ? last + (count - 1) * 3 : last",
                    plants: [
                        "Screen calculates with 2 instead of 1 in `count - 1`",
                        "Screen calculates with 4 instead of 3 in `(count - 1) * 3`", "Screen does not set last",
                        "Screen reverses the condition `count > first`", "Screen takes `count > first` for false",
                        "Screen takes `count > first` for true", "Screen uses + instead of - in `count - 1`",
                        "Screen uses - instead of + in `last + (count - 1) * 3`", "Screen uses / instead of * in `(count - 1) * 3`",
                        "Screen uses >= instead of > in `count > first`",
                    ]),
                FaultExample(
                    "a number that is rounded to the nearest one", "let x = Int(time + (time < 0 ? -0.5 : 0.5))",
                    plants: ["Screen uses - instead of + in `time + (time < 0 ? -0.5 : 0.5)`"]),
                FaultExample(
                    "two fractions", "func part(_ l: Double, _ s: Double) -> Double { l < 0.5 ? l * (1 + s) : l + s - l * s }",
                    plants: [
                        "Screen calculates with 2 instead of 1 in `1 + s`", "Screen reverses the condition `l < 0.5`",
                        "Screen takes `l < 0.5` for false", "Screen takes `l < 0.5` for true",
                        "Screen uses + instead of - in `l + s - l * s`", "Screen uses - instead of + in `1 + s`",
                        "Screen uses - instead of + in `l + s`", "Screen uses / instead of * in `l * (1 + s)`",
                        "Screen uses / instead of * in `l * s`",
                    ]),
                FaultExample(
                    "a curve in three parts",
                    "func part(_ t: Double, _ p: Double, _ q: Double) -> Double { if t < 1 / 6 { return p + (q - p) * 6 * t }; "
                        + "if t < 1 / 2 { return q }; if t < 2 / 3 { return p + (q - p) * (2 / 3 - t) * 6 }; return p }",
                    plants: [
                        "Screen calculates with 2 instead of 1 in `1 / 2`", "Screen calculates with 2 instead of 1 in `1 / 6`",
                        "Screen calculates with 3 instead of 2 in `1 / 2`", "Screen calculates with 3 instead of 2 in `2 / 3`",
                        "Screen calculates with 3 instead of 2 in `2 / 3`", "Screen calculates with 4 instead of 3 in `2 / 3`",
                        "Screen calculates with 4 instead of 3 in `2 / 3`",
                        "Screen calculates with 7 instead of 6 in `(q - p) * (2 / 3 - t) * 6`",
                        "Screen calculates with 7 instead of 6 in `(q - p) * 6`", "Screen calculates with 7 instead of 6 in `1 / 6`",
                        "Screen returns 0 from part(_:_:_:)", "Screen returns 0 from part(_:_:_:)",
                        "Screen reverses the condition `t < 1 / 2`", "Screen reverses the condition `t < 1 / 6`",
                        "Screen reverses the condition `t < 2 / 3`", "Screen takes `t < 1 / 2` for false",
                        "Screen takes `t < 1 / 2` for true", "Screen takes `t < 1 / 6` for false", "Screen takes `t < 1 / 6` for true",
                        "Screen takes `t < 2 / 3` for false", "Screen takes `t < 2 / 3` for true", "Screen uses * instead of / in `1 / 2`",
                        "Screen uses * instead of / in `1 / 6`", "Screen uses * instead of / in `2 / 3`",
                        "Screen uses * instead of / in `2 / 3`", "Screen uses + instead of - in `2 / 3 - t`",
                        "Screen uses + instead of - in `q - p`", "Screen uses + instead of - in `q - p`",
                        "Screen uses - instead of + in `p + (q - p) * (2 / 3 - t) * 6`",
                        "Screen uses - instead of + in `p + (q - p) * 6 * t`", "Screen uses / instead of * in `(q - p) * (2 / 3 - t) * 6`",
                        "Screen uses / instead of * in `(q - p) * (2 / 3 - t)`", "Screen uses / instead of * in `(q - p) * 6 * t`",
                        "Screen uses / instead of * in `(q - p) * 6`",
                    ]),
                FaultExample(
                    "whole numbers that are divided", "func part(_ x: Int, _ y: Int) -> Int { x < y ? x / 2 * 2 : y }",
                    plants: [
                        "Screen calculates with 3 instead of 2 in `x / 2 * 2`", "Screen calculates with 3 instead of 2 in `x / 2`",
                        "Screen reverses the condition `x < y`", "Screen takes `x < y` for false", "Screen takes `x < y` for true",
                        "Screen uses * instead of / in `x / 2`", "Screen uses / instead of * in `x / 2 * 2`",
                        "Screen uses <= instead of < in `x < y`",
                    ]),
                FaultExample(
                    "texts", "func both(_ x: Int, _ y: String) -> String { x < count ? name + y : y + name }",
                    plants: [
                        "Screen reverses the condition `x < count`", "Screen takes `x < count` for false",
                        "Screen takes `x < count` for true", "Screen uses <= instead of < in `x < count`",
                    ]),
                FaultExample(
                    "the smaller number",
                    "}; func part(_ x: Int, _ y: Int) -> Int { guard x > 0 else { return 0 }; return x < y ? x : y }; func show() {",
                    plants: [
                        "Screen compares with 1 instead of 0 in `x > 0`", "Screen reverses the condition `x < y`",
                        "Screen takes `x < y` for false", "Screen takes `x < y` for true",
                    ]),
                FaultExample(
                    "a constant that is the smaller number",
                    "}; func rest(_ x: Int, _ y: Int) -> Int { let used = min(x, y); return x > 0 ? y - used : y }; func show() {",
                    plants: ["Screen compares with 1 instead of 0 in `x > 0`", "Screen uses + instead of - in `y - used`"]),
                FaultExample(
                    "a constant that is another number",
                    "}; func rest(_ x: Int, _ y: Int) -> Int { let used = max(x, y); return x > 0 ? y - used : y }; func show() {",
                    plants: [
                        "Screen compares with 1 instead of 0 in `x > 0`", "Screen uses + instead of - in `y - used`",
                        "Screen uses >= instead of > in `x > 0`",
                    ]),
                FaultExample(
                    "the end of a part", "func end(_ x: Int, _ y: Int) -> Int { x > last - y ? last : y + x }",
                    plants: [
                        "Screen reverses the condition `x > last - y`", "Screen takes `x > last - y` for false",
                        "Screen takes `x > last - y` for true", "Screen uses + instead of - in `last - y`",
                        "Screen uses - instead of + in `y + x`",
                    ]),
                FaultExample(
                    "another condition",
                    "func part(_ x: Int) -> Int { if x < count { return last }; "
                        + "if x < first { return last - 1 }; return last - x + count }",
                    plants: [
                        "Screen calculates with 2 instead of 1 in `last - 1`", "Screen returns 0 from part(_:)",
                        "Screen reverses the condition `x < count`", "Screen reverses the condition `x < first`",
                        "Screen takes `x < count` for false", "Screen takes `x < count` for true", "Screen takes `x < first` for false",
                        "Screen takes `x < first` for true", "Screen uses + instead of - in `last - 1`",
                        "Screen uses + instead of - in `last - x`", "Screen uses - instead of + in `last - x + count`",
                        "Screen uses <= instead of < in `x < count`", "Screen uses <= instead of < in `x < first`",
                    ]),
                FaultExample(
                    "a call", "last = count > first ? last + size(count - first) * 3 : last",
                    plants: [
                        "Screen calculates with 4 instead of 3 in `size(count - first) * 3`", "Screen does not set last",
                        "Screen reverses the condition `count > first`", "Screen takes `count > first` for false",
                        "Screen takes `count > first` for true", "Screen uses + instead of - in `count - first`",
                        "Screen uses - instead of + in `last + size(count - first) * 3`",
                        "Screen uses / instead of * in `size(count - first) * 3`", "Screen uses >= instead of > in `count > first`",
                    ]),
            ]
        ) { node, _ in
            node.formulasMeet || node.choosesSideOfRounding
        },
        EquivalentFaults(
            "fillings", of: [.movedBoundaries], because: "A value that is long enough is the same whether nothing is added to it or not.",
            examples: [
                FaultExample(
                    "a list", "if list.count < size { list += Array(repeating: 0, count: size - list.count) }",
                    plants: [
                        "Screen does not set list",
                        "Screen reverses the condition `list.count < size`",
                        "Screen takes `list.count < size` for false",
                        "Screen takes `list.count < size` for true",
                        "Screen uses + instead of - in `size - list.count`",
                        "Screen uses -= instead of += in `list += Array(repeating: 0, count: size - list.count)`",
                    ]),
                FaultExample(
                    "a text in front of which there is something",
                    "}; func filled() -> String { name.count < size ? String(repeating: first, count: size - name.count) + name : name }; func show() {",
                    plants: [
                        "Screen reverses the condition `name.count < size`",
                        "Screen takes `name.count < size` for false",
                        "Screen takes `name.count < size` for true",
                        "Screen uses + instead of - in `size - name.count`",
                    ]),
                FaultExample(
                    "the way that is left",
                    "}; func filled() -> [Int] { guard list.count < size else { return list }; return list + Array(repeating: last, count: size - list.count) }; func show() {",
                    plants: [
                        "Screen returns [] from filled()",
                        "Screen reverses the condition `list.count < size`",
                        "Screen takes `list.count < size` for false",
                        "Screen takes `list.count < size` for true",
                        "Screen uses + instead of - in `size - list.count`",
                        "Screen uses - instead of + in `list + Array(repeating: last, count: size - list.count)`",
                    ]),
                FaultExample(
                    "a call", "if list.count < size { list.append(contentsOf: Array(repeating: last, count: size - list.count)) }",
                    plants: [
                        "Screen calls append(contentsOf:) on Analytics.shared instead of list",
                        "Screen calls append(contentsOf:) twice",
                        "Screen does not call append(contentsOf:)",
                        "Screen reverses the condition `list.count < size`",
                        "Screen takes `list.count < size` for false",
                        "Screen takes `list.count < size` for true",
                        "Screen uses + instead of - in `size - list.count`",
                    ]),
                FaultExample(
                    "one more than is missing", "if list.count < size { list += Array(repeating: last, count: size - list.count + 1) }",
                    plants: [
                        "Screen calculates with 2 instead of 1 in `size - list.count + 1`",
                        "Screen does not set list",
                        "Screen reverses the condition `list.count < size`",
                        "Screen takes `list.count < size` for false",
                        "Screen takes `list.count < size` for true",
                        "Screen uses + instead of - in `size - list.count`",
                        "Screen uses - instead of + in `size - list.count + 1`",
                        "Screen uses -= instead of += in `list += Array(repeating: last, count: size - list.count + 1)`",
                        "Screen uses <= instead of < in `list.count < size`",
                    ]),
            ]
        ) { node, _ in
            node.fillsUp
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
