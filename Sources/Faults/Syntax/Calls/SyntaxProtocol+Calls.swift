internal import SwiftSyntax

extension SyntaxProtocol {
    /// The call that an expression or a statement makes, behind `return`, `try`, `await`, `unsafe`, a cast, parentheses and a discarding `_ =`.
    var callMade: FunctionCallExprSyntax? {
        let node = Syntax(self)
        return node.as(FunctionCallExprSyntax.self) ?? node.wrapped?.callMade
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

extension Syntax {
    /// The expression inside of a node that only says something about it.
    fileprivate var wrapped: (any SyntaxProtocol)? {
        if let statement = self.as(CodeBlockItemSyntax.self) { return statement.item }
        if let statement = self.as(ReturnStmtSyntax.self) { return statement.expression }
        if let attempt = self.as(TryExprSyntax.self) { return attempt.expression }
        if let waiting = self.as(AwaitExprSyntax.self) { return waiting.expression }
        if let unsafe = self.as(UnsafeExprSyntax.self) { return unsafe.expression }
        if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression }
        if let value = self.as(ForceUnwrapExprSyntax.self) { return value.expression }
        if let cast = self.as(AsExprSyntax.self) { return cast.expression }
        if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 { return tuple.elements.first?.expression }
        if let infix = self.as(InfixOperatorExprSyntax.self), infix.leftOperand.is(DiscardAssignmentExprSyntax.self) {
            return infix.rightOperand
        }
        if let declaration = self.as(VariableDeclSyntax.self), let only = declaration.bindings.first, declaration.bindings.count == 1,
            only.pattern.is(WildcardPatternSyntax.self)
        {
            return only.initializer?.value
        }
        return nil
    }
}
