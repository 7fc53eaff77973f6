internal import SwiftSyntax

extension Syntax {
    /// Whether a comparison, or the number in it, decides whether a value is set to the other side: `if count > 100 { count = 100 }`.
    var clamps: Bool {
        guard let (comparison, assignment) = comparisonAndAssignment else { return false }
        return Set([assignment.leftOperand, assignment.rightOperand].map(\.trimmedDescription))
            == Set([comparison.leftOperand, comparison.rightOperand].map(\.trimmedDescription))
    }

    /// Whether a comparison decides whether a value is cut to a length: `if text.count > 60 { text = String(text.prefix(60)) }`.
    var cuts: Bool {
        guard let (comparison, assignment) = comparisonAndAssignment, comparison.id == id else { return false }
        let cut = assignment.rightOperand.trimmedDescription
        return [comparison.leftOperand, comparison.rightOperand].map(\.trimmedDescription).contains { bound in
            ["prefix", "suffix"].contains { cut.contains("\($0)(\(bound))") }
        }
    }

    /// The comparison that is at this node or around it, and the assignment that is all that it decides on.
    private var comparisonAndAssignment: (InfixOperatorExprSyntax, InfixOperatorExprSyntax)? {
        guard let comparison = self.as(InfixOperatorExprSyntax.self) ?? parent?.as(InfixOperatorExprSyntax.self),
            let statement = comparison.parent?.parent?.parent?.as(IfExprSyntax.self), statement.elseBody == nil,
            statement.body.statements.count == 1, let only = statement.body.statements.first, case .expr(let expression) = only.item,
            let assignment = expression.as(InfixOperatorExprSyntax.self), assignment.operator.is(AssignmentExprSyntax.self)
        else { return nil }
        return (comparison, assignment)
    }
}
