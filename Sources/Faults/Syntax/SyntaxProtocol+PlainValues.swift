internal import SwiftSyntax

extension SyntaxProtocol {
    /// Whether the code only reads variables and compares them, so that it has no effect and cannot trap.
    var onlyReads: Bool {
        let node = Syntax(self)
        let others: Set<SyntaxKind> = [
            .functionCallExpr, .subscriptCallExpr, .forceUnwrapExpr, .tryExpr, .awaitExpr, .asExpr, .closureExpr, .inOutExpr,
            .macroExpansionExpr,
        ]
        if others.contains(node.kind) || node.as(InfixOperatorExprSyntax.self)?.calculatesOrAssigns == true { return false }
        return node.children(viewMode: .sourceAccurate).allSatisfy(\.onlyReads)
    }
}

extension InfixOperatorExprSyntax {
    fileprivate var calculatesOrAssigns: Bool {
        !["==", "!=", "===", "!==", "<", "<=", ">", ">=", "&&", "||", "??"].contains(self.operator.trimmedDescription)
    }
}
