internal import SwiftSyntax

extension FaultRule {
    static let misthrownErrors = FaultRule(
        name: "misthrown-errors", kind: .misthrown, summary: "Another error is thrown.",
        advice: "Bring this error about, by a double that fails or by what it answers, and expect exactly this error.",
        adviceInOwnCode:
            "Test a case in which this error is thrown, and expect exactly this one, not just any error.",
        examples: [
            FaultExample(
                "an error", "guard isOn else { throw LoginError.refused }",
                plants: ["Screen throws another error than LoginError.refused"]),
            FaultExample(
                "an error of a function that names its type", "func run() throws(LoginError) { throw LoginError.refused }", plants: []),
        ]
    ) { node, _ in
        guard let statement = node.as(ThrowStmtSyntax.self), !statement.isOfNamedType else { return [] }
        return [
            Fault(
                around: statement.expression.textRange, prefix: "seamsMisthrown(#, ", suffix: ")",
                words: "\(node.subject) throws another error than \(statement.expression.oneLine)", before: statement.oneLine,
                after: "throw \(otherError(than: statement.expression))")
        ]
    }

    /// An error that the statement does not throw.
    private static func otherError(than error: ExprSyntax) -> String {
        error.oneLine.contains("CancellationError") ? "NSError(domain: \"\", code: 1)" : "CancellationError()"
    }
}

extension ThrowStmtSyntax {
    /// Whether its function or its `do` says which type of error it throws.
    fileprivate var isOfNamedType: Bool {
        for node in sequence(first: Syntax(self), next: \.parent) {
            let clause: ThrowsClauseSyntax?
            if let function = node.as(FunctionDeclSyntax.self) {
                clause = function.signature.effectSpecifiers?.throwsClause
            } else if let closure = node.as(ClosureExprSyntax.self) {
                clause = closure.signature?.effectSpecifiers?.throwsClause
            } else {
                clause = node.as(DoStmtSyntax.self)?.throwsClause
            }
            if clause?.type != nil { return true }
            if node.is(FunctionDeclSyntax.self) || node.is(ClosureExprSyntax.self) { return false }
        }
        return false
    }
}
