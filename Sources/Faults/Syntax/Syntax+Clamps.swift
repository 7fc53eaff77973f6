internal import SwiftSyntax

extension Syntax {
    /// Whether a comparison, or the number in it, decides whether a value is set to the other side: `if count > 100 { count = 100 }`.
    var clamps: Bool {
        guard let decision else { return false }
        return Set([decision.first, decision.second].map(\.trimmedDescription))
            == Set([decision.comparison.leftOperand, decision.comparison.rightOperand].map(\.trimmedDescription))
    }

    /// Whether a comparison decides whether a value is cut to a length: `if text.count > 60 { text = String(text.prefix(60)) }`.
    var cuts: Bool {
        guard let decision, decision.comparison.id == id else { return false }
        return [decision.comparison.leftOperand, decision.comparison.rightOperand].contains { bound in
            ["prefix", "suffix"].contains { name in
                [decision.first, decision.second].contains { $0.trimmedDescription.contains("\(name)(\(bound.trimmedDescription))") }
            }
        }
    }

    /// The comparison that is at this node or around it, and the two values that it decides between; nil if it decides on anything else.
    private var decision: (comparison: InfixOperatorExprSyntax, first: ExprSyntax, second: ExprSyntax)? {
        guard let comparison = self.as(InfixOperatorExprSyntax.self) ?? parent?.as(InfixOperatorExprSyntax.self) else { return nil }
        if let choice = comparison.parent?.as(TernaryExprSyntax.self), choice.condition.id == comparison.id {
            return (comparison, choice.thenExpression, choice.elseExpression)
        }
        guard let statement = comparison.parent?.parent?.parent?.as(IfExprSyntax.self), statement.elseBody == nil,
            statement.body.statements.count == 1, let only = statement.body.statements.first, case .expr(let expression) = only.item,
            let assignment = expression.as(InfixOperatorExprSyntax.self), assignment.operator.is(AssignmentExprSyntax.self)
        else { return nil }
        return (comparison, assignment.leftOperand, assignment.rightOperand)
    }
}
