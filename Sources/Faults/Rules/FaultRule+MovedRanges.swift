internal import SwiftSyntax

extension FaultRule {
    /// A range ends one earlier or later, in a loop or a subscript.
    static let movedRanges = FaultRule(
        name: "moved-ranges", kind: .flipped, summary: "A range that a loop or a subscript uses ends one earlier or one later.",
        advice: "Test with values right at the end of the range, and expect what the last one does.",
        examples: [
            FaultExample("a loop", "for x in 1...count { start(x) }", plants: ["Screen uses ..< instead of ... in `1...count`"]),
            FaultExample(
                "a loop up to a count", "for x in 0..<count { start(x) }", plants: ["Screen uses ... instead of ..< in `0..<count`"]),
            FaultExample("a part of a list", "start(list[first..<last])", plants: ["Screen uses ... instead of ..< in `first..<last`"]),
            FaultExample("a range that is kept, and one without an end", "let x = 1...count; start(list[1...])", plants: []),
        ]
    ) { node, _ in
        guard let infix = node.as(InfixOperatorExprSyntax.self),
            let other = ["...": "..<", "..<": "..."][infix.operator.trimmedDescription], infix.endMoves
        else { return [] }
        let after = "\(infix.leftOperand.oneLine)\(other)\(infix.rightOperand.oneLine)"
        return [
            Fault(
                around: node.textRange, prefix: "seamsMoved(#, \(after), ", suffix: ")",
                words: "\(node.subject) uses \(other) instead of \(infix.operator.trimmedDescription) in `\(infix.oneLine)`",
                before: infix.oneLine, after: after)
        ]
    }
}

extension InfixOperatorExprSyntax {
    /// Whether its end is moved, if it is a range.
    var endMoves: Bool { (parent?.is(ForStmtSyntax.self) == true || isOnlyIndex) && canStandOnOneLine }

    fileprivate var isOnlyIndex: Bool {
        parent?.parent?.parent?.as(SubscriptCallExprSyntax.self)?.arguments.first?.expression.id == id
    }
}
