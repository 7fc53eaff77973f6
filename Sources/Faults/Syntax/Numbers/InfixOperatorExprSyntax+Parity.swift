internal import SwiftSyntax

extension InfixOperatorExprSyntax {
    /// Whether it adds or subtracts, and the code only asks whether the result is even: `(count - 1) % 2 == 0`.
    var isOnlyHalved: Bool {
        guard ["+", "-", "&+", "&-"].contains(self.operator.trimmedDescription),
            let sum = parent?.as(LabeledExprSyntax.self)?.parent?.parent,
            let tuple = sum.as(TupleExprSyntax.self), tuple.elements.count == 1
        else { return false }
        if let access = tuple.parent?.as(MemberAccessExprSyntax.self), let call = access.parent?.as(FunctionCallExprSyntax.self) {
            return call.shown == "isMultiple(of:)" && call.arguments.first?.expression.trimmedDescription == "2"
        }
        guard let rest = tuple.parent?.as(InfixOperatorExprSyntax.self), rest.operator.trimmedDescription == "%",
            rest.leftOperand.id == tuple.id, rest.rightOperand.trimmedDescription == "2",
            let comparison = rest.parent?.as(InfixOperatorExprSyntax.self)
        else { return false }
        return ["==", "!="].contains(comparison.operator.trimmedDescription)
            && [comparison.leftOperand, comparison.rightOperand].contains { $0.trimmedDescription == "0" }
    }
}
