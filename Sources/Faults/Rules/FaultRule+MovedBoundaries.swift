internal import SwiftSyntax

extension FaultRule {
    /// A boundary is moved by another operator to one side, and by another number to the other side.
    ///
    /// `count <= 64` becomes `count < 64` and `count <= 65`, so a test must try 64 and 65.
    static let movedBoundaries = FaultRule(
        name: "moved-boundaries", kind: .flipped, summary: "A boundary is moved by one.",
        advice: "Test the values right at the boundary, on both sides.",
        otherwise: "If both give the same result, the code needs no boundary there.",
        examples: [
            FaultExample(
                "nothing by its name", "let x = total > .zero; let y = Int.zero < count; let z = elapsed > Duration.zero",
                plants: [
                    "Screen compares with 1 instead of .zero in `total > .zero`",
                    "Screen compares with 1 instead of Int.zero in `Int.zero < count`", "Screen uses <= instead of < in `Int.zero < count`",
                    "Screen uses >= instead of > in `elapsed > Duration.zero`", "Screen uses >= instead of > in `total > .zero`",
                ]),
            FaultExample(
                "a lower boundary", "let isLong = count > 8",
                plants: ["Screen uses >= instead of > in `count > 8`", "Screen compares with 9 instead of 8 in `count > 8`"]),
            FaultExample(
                "an upper boundary", "let isShort = count <= 64",
                plants: ["Screen uses < instead of <= in `count <= 64`", "Screen compares with 65 instead of 64 in `count <= 64`"]),
            FaultExample(
                "a boundary on the left", "let isShort = 64 > count",
                plants: ["Screen uses >= instead of > in `64 > count`", "Screen compares with 63 instead of 64 in `64 > count`"]),
            FaultExample("a boundary with a name", "if count < last { }", plants: ["Screen uses <= instead of < in `count < last`"]),
            FaultExample(
                "a boundary of a loop", "repeat { } while index < count", plants: ["Screen uses <= instead of < in `index < count`"]),
            FaultExample(
                "a boundary in a predicate", "let isLong = #Predicate<Int> { $0 > 8 }",
                plants: ["Screen uses >= instead of > in `$0 > 8`", "Screen compares with 9 instead of 8 in `$0 > 8`"]),
            FaultExample(
                "a number in groups of digits", "let isLarge = count >= 50_00",
                plants: [
                    "Screen uses > instead of >= in `count >= 50_00`", "Screen compares with 4999 instead of 50_00 in `count >= 50_00`",
                ]),
            FaultExample(
                "a constant of the file", "struct Rule { static let limit = 8; var isLong: Bool { count > Self.limit } }",
                plants: [
                    "Rule compares with Self.limit + 1 instead of Self.limit in `count > Self.limit`",
                    "Rule uses >= instead of > in `count > Self.limit`",
                ]),
            FaultExample(
                "a constant of a type, whose name has other meanings",
                "} }; struct Limits { static let most = 8 }; extension Int { func isLong(most: Int) -> Bool { self > Limits.most }",
                plants: [
                    "Int compares with Limits.most + 1 instead of Limits.most in `self > Limits.most`",
                    "Int uses >= instead of > in `self > Limits.most`",
                ]),
            FaultExample(
                "a name that is a constant in another function",
                "func one() { let limit = 8; start(limit) }; var isLong: Bool { count > limit }",
                plants: ["Screen uses >= instead of > in `count > limit`"]),
            FaultExample(
                "a raw value", "enum Limit: Int { case password = 8 }; let isLong = count > Limit.password.rawValue",
                plants: [
                    "Screen compares with Limit.password.rawValue + 1 instead of Limit.password.rawValue in `count > Limit.password.rawValue`",
                    "Screen uses >= instead of > in `count > Limit.password.rawValue`",
                ]),
            FaultExample(
                "an operator that is called as a function", "let isShort = (<=)(count, 64)",
                plants: ["Screen uses < instead of <= in `(<=)(count, 64)`", "Screen compares with 65 instead of 64 in `(<=)(count, 64)`"]),
            FaultExample(
                "an operator with a name", "let fits: (Int, Int) -> Bool = (<=); let isShort = fits(count, 64)",
                plants: [
                    "Screen uses < instead of <= in `fits(count, 64)`", "Screen compares with 65 instead of 64 in `fits(count, 64)`",
                ]),
            FaultExample(
                "a count that becomes a fraction", "let isShort = Double(count) <= 64.0",
                plants: [
                    "Screen uses < instead of <= in `Double(count) <= 64.0`",
                    "Screen compares with 65 instead of 64.0 in `Double(count) <= 64.0`",
                ]),
            FaultExample("a number that is no boundary", "let isOne = count == 1", plants: []),
        ]
    ) { node, _ in
        if let macro = node.as(MacroExpansionExprSyntax.self) { return macro.movingBoundaries() }
        if node.liesIn(until: [.functionDecl, .memberBlockItem], where: { $0.is(MacroExpansionExprSyntax.self) }) { return [] }
        if let infix = node.as(InfixOperatorExprSyntax.self) {
            return [infix.movingBoundary()].compactMap(\.self)
        }
        if let call = OperatorCall(node) { return call.movingBoundary() }
        guard let boundary = NumberBoundary(at: node) else { return [] }
        let (other, number) = (boundary.movedText, boundary.expression.oneLine)
        return [
            Fault(
                around: node.textRange, prefix: "(seamsFault(#) ? \(other) : ", suffix: ")",
                words: "\(node.subject) compares with \(other) instead of \(number) in `\(boundary.comparison.oneLine)`", before: number,
                after: other)
        ]
    }
}
