internal import SwiftSyntax

extension FunctionCallExprSyntax {
    /// Whether this is a call without a value that is part of an expression, such as one in a branch of `? :`.
    ///
    /// A call that is a statement is none: the faults of statements need not know its type.
    func isAction(_ context: FaultContext) -> Bool {
        // A case of an enumeration, as `.keep(line)`, may have the name of a function.
        let isCase = calledExpression.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
        guard let calledName, context.functions.returningNothing.contains(calledName), !isSuperCall, !isCase else { return false }
        let statement = sequence(first: Syntax(self), next: \.parent).lazy.compactMap { $0.as(CodeBlockItemSyntax.self) }.first
        return statement?.statementCall?.id != id && statement?.returnedCall?.id != id
    }

    /// Whether an `await` covers the call.
    var isAwaited: Bool {
        liesIn(until: [.codeBlockItem, .memberBlockItem]) { $0.is(AwaitExprSyntax.self) }
    }

    /// The text before the call that makes it the argument of a function of ``SwitchSource``.
    ///
    /// An argument that is evaluated later has an `await` of its own; the `try` outside is enough.
    func prefix(of function: String) -> String {
        isAwaited ? "\(function)Awaiting(#, await " : "\(function)(#, "
    }
}
