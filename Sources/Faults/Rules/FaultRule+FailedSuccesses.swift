internal import SwiftSyntax

extension FaultRule {
    static let failedSuccesses = FaultRule(
        name: "failed-successes", kind: .flipped, summary: "A success is treated as a failure: the `catch` runs.",
        advice: "Test the success as well as the failure, and expect its result.",
        examples: [
            FaultExample(
                "a call that may fail", "do { token = try await fetch(1) } catch { }",
                plants: ["Screen treats a success of fetch(_:) as a failure"]),
            FaultExample("an error that is not caught here", "let token = try await fetch(1)", plants: []),
            FaultExample("an error in the catch", "do { } catch { token(try fetch(1)) }", plants: []),
            FaultExample("an error that becomes nil", "do { token = try? fetch(1) } catch { }", plants: []),
        ]
    ) { node, _ in
        guard let attempt = node.as(TryExprSyntax.self), attempt.questionOrExclamationMark == nil, attempt.statementThatCatches != nil
        else { return [] }
        let what = attempt.expression.callMade?.shown ?? attempt.expression.oneLine
        return [
            Fault(
                around: attempt.expression.textRange, prefix: "seamsFaultThrow(#, ", suffix: ")",
                words: "\(node.subject) treats a success of \(what) as a failure", before: attempt.oneLine, after: "throw AnError()")
        ]
    }
}

extension TryExprSyntax {
    /// The `do` around it that catches its error; nil if the error goes on.
    var statementThatCatches: DoStmtSyntax? {
        let upwards = Array(sequence(first: Syntax(self), next: \.parent))
        for (inner, outer) in zip(upwards, upwards.dropFirst()) {
            if outer.is(ClosureExprSyntax.self) || outer.is(FunctionDeclSyntax.self) { return nil }
            if let statement = outer.as(DoStmtSyntax.self), statement.body.id == inner.id {
                return statement.catchClauses.isEmpty ? nil : statement
            }
        }
        return nil
    }
}
