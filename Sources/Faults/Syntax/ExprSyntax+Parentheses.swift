internal import SwiftSyntax

extension ExprSyntax {
    /// The expression inside of all parentheses around one value; itself without any.
    var withoutParentheses: ExprSyntax {
        guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1, let inner = tuple.elements.first else { return self }
        return inner.expression.withoutParentheses
    }
}
