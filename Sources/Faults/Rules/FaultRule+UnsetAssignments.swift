internal import SwiftSyntax

extension FaultRule {
    static let unsetAssignments = FaultRule(
        name: "unset-assignments", kind: .unset, summary: "An assignment is gone.",
        advice: "Expect the new value, not just that nothing fails.",
        examples: [
            FaultExample("an assignment", "token = nil", plants: ["Screen does not set token"]),
            FaultExample("an assignment of another object's property", "view.title = name", plants: ["Screen does not set view.title"]),
            FaultExample("an addition", "count += 1", plants: ["Screen does not set count"]),
            FaultExample("a value that is thrown away", "_ = token", plants: []),
            FaultExample("a declaration", "let count = 1", plants: []),
        ]
    ) { node, _ in
        guard let statement = node.as(CodeBlockItemSyntax.self), case .expr(let expression) = statement.item,
            let infix = expression.as(InfixOperatorExprSyntax.self), infix.assigns, !infix.leftOperand.is(DiscardAssignmentExprSyntax.self)
        else { return [] }
        return [
            Fault(
                around: statement.item.textRange, prefix: "if !seamsFault(#) { ", suffix: " }",
                words: "\(node.subject) does not set \(infix.leftOperand.oneLine)", before: infix.oneLine, after: "")
        ]
    }
}

extension InfixOperatorExprSyntax {
    /// Whether the operator changes its left side, as `=` and `+=` do.
    fileprivate var assigns: Bool {
        if self.operator.is(AssignmentExprSyntax.self) { return true }
        let sign = self.operator.trimmedDescription
        return sign.hasSuffix("=") && !["==", "===", "!=", "!==", "<=", ">=", "~="].contains(sign)
    }
}
