internal import SwiftSyntax

extension AccessorDeclSyntax {
    /// Whether a getter gives the value that was set, and something else as long as there is none.
    var givesStandIn: Bool {
        guard accessorSpecifier.text == "get", let first = body?.statements.first?.item else { return false }
        if let condition = first.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self) { return condition.conditions.onlyUnwrap }
        guard body?.statements.count == 1,
            let elements = (first.as(ExprSyntax.self) ?? first.as(ReturnStmtSyntax.self)?.expression)?.as(SequenceExprSyntax.self)?
                .elements,
            let end = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) })
        else { return false }
        return elements[..<end].allSatisfy {
            $0.is(DeclReferenceExprSyntax.self) || $0.is(BinaryOperatorExprSyntax.self) || $0.is(NilLiteralExprSyntax.self)
        }
    }
}

extension ConditionElementListSyntax {
    /// Whether they are nothing but names of optionals that must be there.
    fileprivate var onlyUnwrap: Bool {
        allSatisfy { element in
            guard let binding = element.condition.as(OptionalBindingConditionSyntax.self) else { return false }
            return binding.initializer.map { $0.value.is(DeclReferenceExprSyntax.self) } ?? true
        }
    }
}
