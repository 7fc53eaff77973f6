internal import SwiftSyntax

extension ExprSyntax {
    /// Whether it is a quotient without a rest, as the rest was taken away before: `(count - count % 3) / 3`.
    ///
    /// Any number below the divisor may be added before the division, and the quotient is the same.
    var isQuotientWithoutRest: Bool {
        guard let quotient = self.as(InfixOperatorExprSyntax.self), quotient.operator.trimmedDescription == "/",
            let difference = quotient.leftOperand.withoutParentheses.as(InfixOperatorExprSyntax.self),
            difference.operator.trimmedDescription == "-"
        else { return false }
        let rest = "\(difference.leftOperand.oneLine) % \(quotient.rightOperand.oneLine)"
        let taken = difference.rightOperand.withoutParentheses
        return taken.oneLine == rest || taken.as(DeclReferenceExprSyntax.self).flatMap(\.constantBefore)?.oneLine == rest
    }
}

extension DeclReferenceExprSyntax {
    /// The value of the constant of that name in the block around, or in one around that; nil if there is none.
    fileprivate var constantBefore: ExprSyntax? {
        for node in sequence(first: Syntax(self), next: \.parent) {
            for statement in node.as(CodeBlockItemListSyntax.self) ?? [] {
                guard let constant = statement.item.as(VariableDeclSyntax.self), constant.bindingSpecifier.tokenKind == .keyword(.let),
                    let binding = constant.bindings.first(where: { $0.pattern.trimmedDescription == baseName.text })
                else { continue }
                return binding.initializer?.value
            }
        }
        return nil
    }
}
