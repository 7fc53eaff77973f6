internal import SwiftSyntax

extension FaultRule {
    /// What has succeeded is taken to have failed: the `catch` of its `do` runs instead of what follows.
    static let failedSuccesses = FaultRule { node, _ in
        guard let attempt = node.as(TryExprSyntax.self), attempt.questionOrExclamationMark == nil, isCaught(attempt) else { return [] }
        let what = attempt.expression.callMade?.shown ?? attempt.expression.oneLine
        return [
            Fault(
                .flipped, around: attempt.expression.textRange, prefix: "seamsFaultThrow(#, ", suffix: ")",
                words: "\(node.subject) takes a success of \(what) for a failure", before: attempt.oneLine, after: "throw AnError()")
        ]
    }

    private static func isCaught(_ attempt: TryExprSyntax) -> Bool {
        let upwards = Array(sequence(first: Syntax(attempt), next: \.parent))
        for (inner, outer) in zip(upwards, upwards.dropFirst()) {
            if outer.is(ClosureExprSyntax.self) || outer.is(FunctionDeclSyntax.self) { return false }
            if let statement = outer.as(DoStmtSyntax.self), statement.body.id == inner.id { return !statement.catchClauses.isEmpty }
        }
        return false
    }
}
