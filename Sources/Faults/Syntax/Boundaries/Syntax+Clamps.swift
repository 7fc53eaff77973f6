internal import SwiftSyntax

extension Syntax {
    /// Whether a comparison, or the number in it, decides whether a value is set to the other side: `if count > 100 { count = 100 }`.
    var clamps: Bool {
        guard let decision else { return false }
        return Set([decision.first, decision.second].map(\.number))
            == Set([decision.comparison.leftOperand, decision.comparison.rightOperand].map(\.number))
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
        let around = comparison.parent?.parent?.parent
        if let way = around?.as(GuardStmtSyntax.self), let (first, second) = way.ways { return (comparison, first, second) }
        if let (first, second) = around?.as(IfExprSyntax.self)?.ways { return (comparison, first, second) }
        guard let statement = around?.as(IfExprSyntax.self), statement.elseBody == nil,
            statement.body.statements.count == 1, let only = statement.body.statements.first, case .expr(let expression) = only.item,
            let assignment = expression.as(InfixOperatorExprSyntax.self), assignment.operator.is(AssignmentExprSyntax.self)
        else { return nil }
        return (comparison, assignment.leftOperand, assignment.rightOperand)
    }
}

extension GuardStmtSyntax {
    /// The values that it hands on if its condition is false, and if it is true; nil if it decides on anything else.
    fileprivate var ways: (ExprSyntax, ExprSyntax)? {
        guard body.statements.count == 1, let refused = body.statements.first?.value,
            let statements = parent?.parent?.as(CodeBlockItemListSyntax.self)?.drop(while: { $0.item.id != id }).dropFirst(),
            statements.count == 1, let accepted = statements.first?.value
        else { return nil }
        guard let one = refused.callMade, let other = accepted.callMade else { return (refused, accepted) }
        guard one.calledExpression.trimmedDescription == other.calledExpression.trimmedDescription, one.arguments.count == 1,
            other.arguments.count == 1, let first = one.arguments.first?.expression, let second = other.arguments.first?.expression
        else { return nil }
        return (first, second)
    }
}

extension IfExprSyntax {
    /// The values that both of its branches return, have, or give to the same variable; nil if they do anything else.
    fileprivate var ways: (ExprSyntax, ExprSyntax)? {
        guard body.statements.count == 1, let first = body.statements.first else { return nil }
        var second: CodeBlockItemSyntax?
        if case .codeBlock(let other) = elseBody {
            second = other.statements.count == 1 ? other.statements.first : nil
        } else if elseBody == nil, first.item.is(ReturnStmtSyntax.self), let list = parent?.parent?.parent?.as(CodeBlockItemListSyntax.self)
        {
            let rest = list.drop { $0.id != parent?.parent?.id }.dropFirst()
            second = rest.count == 1 ? rest.first : nil
        }
        guard let second, let one = first.value, let other = second.value else { return nil }
        guard let assignment = one.assignment else { return other.assignment == nil ? (one, other) : nil }
        guard let otherAssignment = other.assignment,
            assignment.leftOperand.trimmedDescription == otherAssignment.leftOperand.trimmedDescription
        else { return nil }
        return (assignment.rightOperand, otherAssignment.rightOperand)
    }
}

extension ExprSyntax {
    fileprivate var assignment: InfixOperatorExprSyntax? {
        self.as(InfixOperatorExprSyntax.self).flatMap { $0.operator.is(AssignmentExprSyntax.self) ? $0 : nil }
    }
}

extension CodeBlockItemSyntax {
    fileprivate var value: ExprSyntax? { item.as(ReturnStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self) }
}

extension ExprSyntax {
    /// The number without a conversion to another type of numbers, as text.
    fileprivate var number: String {
        guard let call = self.as(FunctionCallExprSyntax.self), let type = call.calledName,
            type.wholeMatch(of: /U?Int(?:8|16|32|64)?|Double|Float|CGFloat/) != nil, call.arguments.count == 1,
            let argument = call.arguments.first, argument.label == nil
        else { return trimmedDescription }
        return argument.expression.number
    }
}
