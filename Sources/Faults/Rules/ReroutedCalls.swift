internal import SwiftSyntax

extension FaultRule {
    /// A call goes to the real instance instead of the one that the code was given.
    static let reroutedCalls = FaultRule { node, context in
        guard let call = node.as(FunctionCallExprSyntax.self), !call.isSuperCall,
            let access = call.calledExpression.as(MemberAccessExprSyntax.self),
            let receiver = access.base.map(withoutOptionalChaining), !isFixed(receiver, realInstances: context.realInstances)
        else { return [] }
        return context.realInstances.map { real in
            Fault(
                .rerouted,
                [
                    // Where the real instance has no such function, the compiler complains about the call behind it.
                    .init(range: call.textRange, prefix: "", suffix: ""),
                    .init(range: receiver.textRange, prefix: "seamsReroute(#, ", suffix: ", to: \(real))"),
                ],
                words: "\(node.subject) calls \(call.shown) on \(real) instead of \(receiver.oneLine)", before: call.oneLine,
                after: call.oneLine.replacing(receiver.oneLine, with: real, maxReplacements: 1))
        }
    }
}

/// Whether a receiver cannot be another instance: `self`, a type, or the real one already.
private func isFixed(_ receiver: ExprSyntax, realInstances: [String]) -> Bool {
    if receiver.is(SuperExprSyntax.self) || realInstances.contains(receiver.oneLine) { return true }
    if let reference = receiver.as(DeclReferenceExprSyntax.self) {
        return reference.baseName.tokenKind == .keyword(.self) || reference.baseName.text.first?.isUppercase == true
    }
    return receiver.is(ArrayExprSyntax.self) || receiver.is(StringLiteralExprSyntax.self)
}

private func withoutOptionalChaining(_ expression: ExprSyntax) -> ExprSyntax {
    expression.as(OptionalChainingExprSyntax.self)?.expression ?? expression
}
