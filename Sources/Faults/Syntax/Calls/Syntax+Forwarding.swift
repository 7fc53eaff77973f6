internal import SwiftSyntax

extension Syntax {
    /// Whether the node is a function, a closure or a getter that only passes its parameters, and values of these types, on to one of some types.
    ///
    /// If the types only do real things, no test may run it: `func keep(_ line: String) { Live.keep(line) }` can only be overridden.
    func onlyForwards(to types: Set<String>) -> Bool {
        guard let statements = bodyToForward, statements.count == 1, let only = statements.first else { return false }
        guard let call = only.callMade else { return only.item.as(ExprSyntax.self)?.root(isOneOf: types) ?? false }
        let arguments = call.arguments.map(\.expression)
        return call.trailingClosure == nil && arguments.allSatisfy { $0.is(DeclReferenceExprSyntax.self) || $0.root(isOneOf: types) }
            && call.calledExpression.root(isOneOf: types)
    }

    private var bodyToForward: CodeBlockItemListSyntax? {
        if let function = self.as(FunctionDeclSyntax.self) { return function.body?.statements }
        if let closure = self.as(ClosureExprSyntax.self) { return closure.statements }
        guard case .getter(let statements) = self.as(AccessorBlockSyntax.self)?.accessors else { return nil }
        return statements
    }
}

extension ExprSyntax {
    /// Whether this is a member of one of some types, such as `Live.now`.
    fileprivate func root(isOneOf types: Set<String>) -> Bool {
        guard let access = self.as(MemberAccessExprSyntax.self), let base = access.base else { return false }
        return base.as(DeclReferenceExprSyntax.self).map { types.contains($0.baseName.text) } ?? base.root(isOneOf: types)
    }
}
