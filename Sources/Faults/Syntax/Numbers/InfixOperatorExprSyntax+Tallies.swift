internal import SwiftSyntax

extension InfixOperatorExprSyntax {
    /// Whether it adds 0 or a fixed number above it to a variable of which the code only asks whether it is still 0.
    ///
    /// `problems += isLong ? 1 : 0` says the same with any other number, and with a sign before it.
    var addsToATally: Bool {
        guard ["+=", "-="].contains(self.operator.trimmedDescription),
            let name = leftOperand.as(DeclReferenceExprSyntax.self)?.baseName.text,
            rightOperand.isFixedAmount
        else { return false }
        for scope in sequence(first: Syntax(self), next: \.parent).lazy.compactMap({ $0.as(CodeBlockItemListSyntax.self) }) {
            let bindings = scope.compactMap { $0.item.as(VariableDeclSyntax.self) }.flatMap(\.bindings)
            guard let declared = bindings.first(where: { $0.pattern.trimmedDescription == name }) else { continue }
            return declared.initializer?.value.trimmedDescription == "0"
                && NameUses.of(name, in: scope).allSatisfy { $0.addsFixedAmount || $0.isComparedWithZero }
        }
        return false
    }
}

extension ExprSyntax {
    fileprivate var isFixedAmount: Bool {
        if let choice = withoutParentheses.as(TernaryExprSyntax.self) {
            return choice.thenExpression.isFixedAmount && choice.elseExpression.isFixedAmount
        }
        return wholeNumber.map { $0 >= 0 } ?? false
    }

    fileprivate var addsFixedAmount: Bool {
        guard let infix = parent?.as(InfixOperatorExprSyntax.self), infix.leftOperand.id == id else { return false }
        return infix.operator.trimmedDescription == "+=" && infix.rightOperand.isFixedAmount
    }

    fileprivate var isComparedWithZero: Bool {
        guard let infix = parent?.as(InfixOperatorExprSyntax.self), ["==", "!="].contains(infix.operator.trimmedDescription) else {
            return false
        }
        return [infix.leftOperand, infix.rightOperand].contains { $0.trimmedDescription == "0" }
    }
}
