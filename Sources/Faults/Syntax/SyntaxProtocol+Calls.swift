internal import SwiftSyntax

extension SyntaxProtocol {
    /// The call that an expression or a statement makes, behind `return`, `try`, `await` and a discarding `_ =`.
    var callMade: FunctionCallExprSyntax? {
        let node = Syntax(self)
        if let statement = node.as(CodeBlockItemSyntax.self) { return Syntax(statement.item).callMade }
        if let statement = node.as(ReturnStmtSyntax.self) { return statement.expression?.callMade }
        if let call = node.as(FunctionCallExprSyntax.self) { return call }
        if let attempt = node.as(TryExprSyntax.self) { return attempt.expression.callMade }
        if let waiting = node.as(AwaitExprSyntax.self) { return waiting.expression.callMade }
        if let chain = node.as(OptionalChainingExprSyntax.self) { return chain.expression.callMade }
        if let infix = node.as(InfixOperatorExprSyntax.self), infix.leftOperand.is(DiscardAssignmentExprSyntax.self) {
            return infix.rightOperand.callMade
        }
        return nil
    }

    /// Whether the node is a call of `super`.
    var isSuperCall: Bool {
        var base = Syntax(self)
        while true {
            if let call = base.as(FunctionCallExprSyntax.self) {
                base = Syntax(call.calledExpression)
            } else if let access = base.as(MemberAccessExprSyntax.self), let inner = access.base {
                base = Syntax(inner)
            } else if let attempt = base.as(TryExprSyntax.self) {
                base = Syntax(attempt.expression)
            } else if let waiting = base.as(AwaitExprSyntax.self) {
                base = Syntax(waiting.expression)
            } else {
                return base.is(SuperExprSyntax.self)
            }
        }
    }
}
