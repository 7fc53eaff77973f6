internal import SwiftSyntax

extension EquivalentFaults {
    /// The family of conditions that leave nothing out of a sum.
    static let sums = [
        EquivalentFaults(
            "sums-of-nothing", of: [.movedBoundaries, .alwaysTrue], because: "A sum stays the same if a product with 0 is added, or not.",
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
                    "the elements without a count of 0", "for item in items where item.count != 0 { sum += item.price * item.count }",
                    plants: [
                        "Screen does not set sum", "Screen forgets what was added before in `sum += item.price * item.count`",
                        "Screen reverses the condition `item.count != 0`", "Screen takes `item.count != 0` for false",
                        "Screen uses -= instead of += in `sum += item.price * item.count`",
                        "Screen uses / instead of * in `item.price * item.count`",
                    ]),
                FaultExample(
                    "the sum of a filtered list",
                    "let x = items.filter { $0.count > 0 }.map { $0.count * $0.price }.reduce(0, +); let y = items.filter { $0.count != 0 }.reduce(0) { $0 + $1.price * $1.count }",
                    plants: [
                        "Screen calls filter() on Analytics.shared instead of items",
                        "Screen calls filter() on Analytics.shared instead of items",
                        "Screen calls map() on Analytics.shared instead of the answer of items.filter { $0.count > 0 }",
                        "Screen calls reduce(_:) on Analytics.shared instead of the answer of items.filter { $0.count != 0 }",
                        "Screen calls reduce(_:_:) on Analytics.shared instead of the answer of items.filter { $0.count > 0 }.map { $0.count * $0.price }",
                        "Screen compares with 1 instead of 0 in `$0.count > 0`",
                        "Screen forgets what was added before in `$0 + $1.price * $1.count`",
                        "Screen forgets what was added before in `items.filter { $0.count > 0 }.map { $0.count * $0.price }.reduce(0, +)`",
                        "Screen reverses the condition `$0.count != 0`", "Screen takes `$0.count != 0` for false",
                        "Screen uses - instead of + in `$0 + $1.price * $1.count`", "Screen uses / instead of * in `$0.count * $0.price`",
                        "Screen uses / instead of * in `$1.price * $1.count`",
                    ]),
                FaultExample(
                    "a filtered list with another value", "let x = items.filter { $0.count > 0 }.map { $0.weight * $0.price }.reduce(0, +)",
                    plants: [
                        "Screen calls filter() on Analytics.shared instead of items",
                        "Screen calls map() on Analytics.shared instead of the answer of items.filter { $0.count > 0 }",
                        "Screen calls reduce(_:_:) on Analytics.shared instead of the answer of items.filter { $0.count > 0 }.map { $0.weight * $0.price }",
                        "Screen compares with 1 instead of 0 in `$0.count > 0`",
                        "Screen forgets what was added before in `items.filter { $0.count > 0 }.map { $0.weight * $0.price }.reduce(0, +)`",
                        "Screen uses / instead of * in `$0.weight * $0.price`", "Screen uses >= instead of > in `$0.count > 0`",
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
                    "a boundary far from nothing, of the sum itself", "var x = count; if x >= 50 { x += x }; use(x)",
                    plants: [
                        "Screen calls use(_:) twice", "Screen compares with 49 instead of 50 in `x >= 50`", "Screen does not call use(_:)",
                        "Screen does not set x", "Screen uses -= instead of += in `x += x`", "Screen uses > instead of >= in `x >= 50`",
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
            if let (boundary, withOtherNumber) = node.movedBoundary { return boundary.addsOnlyNothing(withOtherNumber: withOtherNumber) }
            return node.as(ExprSyntax.self)?.leavesOutOnlyNothing ?? false
        }
    ]
}
