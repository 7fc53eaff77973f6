internal import SwiftSyntax

extension NumberBoundary {
    /// Whether it decides between 0 and 1 about one statement, which adds a product with the compared value to a sum.
    ///
    /// In `for item in items where item.count > 0 { sum += item.price * item.count }`, an element with a count of 0 adds nothing.
    func addsOnlyNothing(withOtherNumber: Bool) -> Bool {
        guard isSame(for: Set(-3...3).subtracting([0]), withOtherNumber: withOtherNumber),
            let body = sequence(first: Syntax(comparison), next: \.parent).prefix(4).lazy.compactMap(\.bodyOfCondition).first,
            body.statements.count == 1, let sum = body.statements.first?.item.as(InfixOperatorExprSyntax.self),
            ["+=", "-="].contains(sum.operator.trimmedDescription)
        else { return false }
        // A double could see how often a function is called.
        let factors = sum.rightOperand.factors
        return factors.allSatisfy(\.onlyReads) && factors.contains { $0.trimmedDescription == value.trimmedDescription }
    }
}

extension Syntax {
    /// The code that a loop's `where`, or a branch without another way, decides about by one condition.
    fileprivate var bodyOfCondition: CodeBlockSyntax? {
        if let loop = self.as(ForStmtSyntax.self) { return loop.body }
        return self.as(IfExprSyntax.self).flatMap { $0.elseBody == nil && $0.conditions.count == 1 ? $0.body : nil }
    }
}

extension ExprSyntax {
    /// The parts of a product, or the expression itself.
    fileprivate var factors: [ExprSyntax] {
        let expression = withoutParentheses
        guard let infix = expression.as(InfixOperatorExprSyntax.self), infix.operator.trimmedDescription == "*" else { return [expression] }
        return infix.leftOperand.factors + infix.rightOperand.factors
    }
}
