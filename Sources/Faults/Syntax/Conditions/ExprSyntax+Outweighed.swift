internal import SwiftSyntax

extension ExprSyntax {
    /// Whether the operand beside it decides alone, as in `skip(text) || true`: this one is evaluated, and its answer does not matter.
    var isOutweighed: Bool {
        if let tuple = parent?.parent?.parent?.as(TupleExprSyntax.self), tuple.elements.count == 1 { return ExprSyntax(tuple).isOutweighed }
        guard let infix = parent?.as(InfixOperatorExprSyntax.self),
            let decisive = ["||": Keyword.true, "&&": .false][infix.operator.trimmedDescription]
        else { return false }
        let other = infix.leftOperand.id == id ? infix.rightOperand : infix.leftOperand
        return other.withoutParentheses.as(BooleanLiteralExprSyntax.self)?.literal.tokenKind == .keyword(decisive)
    }
}
