internal import SwiftSyntax

extension SyntaxProtocol {
    /// Whether the code only reads variables and compares them, so that it has no effect and cannot trap.
    var onlyReads: Bool {
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
        if others.contains(node.kind) || node.as(InfixOperatorExprSyntax.self)?.calculatesOrAssigns == true { return false }
        return node.children(viewMode: .sourceAccurate).allSatisfy(\.onlyReads)
    }
}

extension InfixOperatorExprSyntax {
    fileprivate var calculatesOrAssigns: Bool {
        !["==", "!=", "===", "!==", "<", "<=", ">", ">=", "&&", "||", "??"].contains(self.operator.trimmedDescription)
    }
}
