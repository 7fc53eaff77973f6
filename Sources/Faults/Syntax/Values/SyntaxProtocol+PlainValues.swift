internal import SwiftSyntax

extension SyntaxProtocol {
    /// Whether the code only reads variables and compares them, so that it has no effect and cannot trap.
    var onlyReads: Bool { onlyReads { _ in false } }

    /// Whether the code only reads variables, compares them and makes some calls, so that it has no effect and cannot trap.
    ///
    /// - Parameter isHarmless: Whether a call has no effect and cannot trap.
    func onlyReads(calling isHarmless: (FunctionCallExprSyntax) -> Bool) -> Bool {
        let node = Syntax(self)
        let others: Set<SyntaxKind> = [
            .functionCallExpr, .subscriptCallExpr, .forceUnwrapExpr, .tryExpr, .awaitExpr, .asExpr, .closureExpr, .inOutExpr,
            .macroExpansionExpr,
        ]
        // A length of time, such as `.seconds(1)`.
        if let call = node.as(FunctionCallExprSyntax.self), let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            member.base == nil || member.base?.trimmedDescription == "Duration",
            ["seconds", "milliseconds", "microseconds", "nanoseconds"].contains(member.declName.baseName.text)
        {
            return call.arguments.allSatisfy(\.expression.onlyReads)
        }
        if let call = node.as(FunctionCallExprSyntax.self), isHarmless(call), call.trailingClosure == nil {
            return call.arguments.onlyReads(calling: isHarmless) && call.receiver?.onlyReads(calling: isHarmless) ?? true
        }
        if others.contains(node.kind) || node.as(InfixOperatorExprSyntax.self)?.calculatesOrAssigns == true { return false }
        return node.children(viewMode: .sourceAccurate).allSatisfy { $0.onlyReads(calling: isHarmless) }
    }
}

extension InfixOperatorExprSyntax {
    fileprivate var calculatesOrAssigns: Bool {
        !["==", "!=", "===", "!==", "<", "<=", ">", ">=", "&&", "||", "??"].contains(self.operator.trimmedDescription)
    }
}
