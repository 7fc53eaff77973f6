internal import SwiftSyntax

extension FaultRule {
    /// Two neighbouring statements that tell something to others come in each other's place.
    ///
    /// Calls of the code's own functions stay: in which order it helps itself is often nobody's business. So do those that hand over a
    /// closure, as a registration does: they say what to do later, and what is written first need not come first.
    static let reorderedCalls = FaultRule { node, context in
        guard let statements = node.as(CodeBlockItemListSyntax.self) else { return [] }
        return zip(statements, statements.dropFirst()).compactMap { first, second in
            guard let (earlier, one) = first.message(in: context), let (later, other) = second.message(in: context), one != other else {
                return nil
            }
            return Fault(
                .swapped,
                [(first, other), (second, one)].map { own, text in
                    .init(range: own.item.textRange, prefix: "if seamsFault(#) { \(text) } else { ", suffix: " }")
                },
                words: "\(node.subject) calls \(later.shown) before \(earlier.shown)", before: "\(one); \(other)", after: "\(other); \(one)"
            )
        }
    }
}

extension CodeBlockItemSyntax {
    /// The call and its text, if this statement is a call that somebody else gets and that could as well be made at another time.
    fileprivate func message(in context: FaultContext) -> (call: FunctionCallExprSyntax, text: String)? {
        guard let call = statementCall, let receiver = call.calledExpression.as(MemberAccessExprSyntax.self)?.base,
            call.trailingClosure == nil, !call.arguments.contains(where: { $0.expression.is(ClosureExprSyntax.self) }),
            !receiver.is(SuperExprSyntax.self), receiver.trimmedDescription != "self", !mayEndALoop,
            call.calledName.map(context.assigningFunctions.contains) != true, item.canStandOnOneLine
        else { return nil }
        return (call, item.oneLine)
    }
}
