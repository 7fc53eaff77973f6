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
        let (before, after) = attempt.failing
        return [
            Fault(
                around: attempt.expression.textRange, prefix: "seamsFaultThrow(#, ", suffix: ")",
                words: "\(node.subject) treats a success of \(what) as a failure", before: before, after: after)
        ]
    }
}

extension TryExprSyntax {
    /// The code with the attempt, and the code in which it is made and then fails.
    fileprivate var failing: (before: String, after: String) {
        let failure = "throw CancellationError()"
        if let statement = parent?.as(ReturnStmtSyntax.self) { return (statement.oneLine, "_ = \(oneLine); \(failure)") }
        if endsStatement { return (oneLine, "\(oneLine); \(failure)") }
        // As the value of a list that is filtered, it has a type wherever the attempt has one.
        return (oneLine, "try [\(expression.oneLine)].filter { _ in \(failure) }[0]")
    }

    /// Whether another statement can follow it on its line.
    private var endsStatement: Bool {
        let statement = sequence(first: Syntax(self), next: \.parent).lazy.compactMap { $0.as(CodeBlockItemSyntax.self)?.item }.first
        return statement?.lastToken(viewMode: .sourceAccurate) == lastToken(viewMode: .sourceAccurate)
    }

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
