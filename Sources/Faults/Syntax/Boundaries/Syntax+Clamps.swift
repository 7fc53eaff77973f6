internal import SwiftSyntax

extension Syntax {
    /// Whether a comparison decides whether a value is set to the other side: `if count > 100 { count = 100 }`.
    ///
    /// Another operator leaves the value as it is. Another number does not, unless no test can set the value, which then may go past it:
    /// what counts in steps of 50 is never 101.
    var clamps: Bool {
        if let comparison = parent?.as(InfixOperatorExprSyntax.self), let boundary = NumberBoundary(at: self) {
            guard let name = boundary.value.ownName, let property = StoredProperty.only(name, in: root) else { return false }
            let isSetHere = property.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
            return isSetHere && Syntax(comparison).clamps
        }
        guard let decision else { return false }
        return Set([decision.first, decision.second].map(\.number))
            == Set([decision.comparison.leftOperand, decision.comparison.rightOperand].map(\.number))
    }

    /// Whether a comparison decides whether a value is cut to a length: `if text.count > 60 { text = String(text.prefix(60)) }`.
    var cuts: Bool {
        guard let decision else { return false }
        let bounds = [decision.comparison.leftOperand, decision.comparison.rightOperand].map(\.trimmedDescription)
        return [(decision.first, decision.second), (decision.second, decision.first)].contains { short, whole in
            short.cut.map { bounds.contains($0.length) && $0.whole == whole.trimmedDescription } ?? false
        }
    }

    /// The comparison at this node, and the two values that it decides between; nil if it decides on anything else.
    var decision: (comparison: InfixOperatorExprSyntax, first: ExprSyntax, second: ExprSyntax)? {
        guard let comparison = self.as(InfixOperatorExprSyntax.self) else { return nil }
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

extension ExprSyntax {
    /// The value of which this is only the beginning or the end, and its length: `String(text.prefix(60))`; nil if it is anything else.
    ///
    /// With `+ "…"` behind it, a value that is not too long is another one.
    fileprivate var cut: (whole: String, length: String)? {
        guard let call = self.as(FunctionCallExprSyntax.self), let only = call.arguments.first, call.arguments.count == 1 else {
            return nil
        }
        if ["String", "Array", "Data"].contains(call.calledExpression.trimmedDescription) { return only.expression.cut }
        guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base, only.label == nil,
            ["prefix", "suffix"].contains(access.declName.baseName.text)
        else { return nil }
        return (base.trimmedDescription, only.expression.trimmedDescription)
    }
}
