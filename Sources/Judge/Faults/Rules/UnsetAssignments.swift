internal import SwiftSyntax

extension FaultRule {
    /// A statement that assigns is left out.
    static let unsetAssignments = FaultRule { node, _ in
        guard let statement = node.as(CodeBlockItemSyntax.self), case .expr(let expression) = statement.item,
            let infix = expression.as(InfixOperatorExprSyntax.self), infix.operator.is(AssignmentExprSyntax.self),
            !infix.leftOperand.is(DiscardAssignmentExprSyntax.self)
        else { return [] }
        return [
            Fault(
                .unset, around: statement.item.textRange, prefix: "if !seamsFault(#) { ", suffix: " }",
                words: "\(node.subject) does not set \(infix.leftOperand.oneLine)", before: infix.oneLine, after: "")
        ]
    }
}
