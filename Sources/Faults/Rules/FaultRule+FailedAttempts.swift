internal import SwiftSyntax

extension FaultRule {
    static let failedAttempts = FaultRule(
        name: "failed-attempts", kind: .never, summary: "The result of a success after `try?` is treated as nil.",
        advice: "Test the success as well as the failure, and expect its result.",
        examples: [
            FaultExample("a value", "let x = try? fetch()", plants: ["Screen treats the result of fetch() as nil although it succeeded"]),
            FaultExample("a result that nobody uses", "try? fetch(); _ = try? fetch()", plants: []),
            FaultExample("an error that goes on", "let x = try fetch()", plants: []),
        ]
    ) { node, _ in
        guard let attempt = node.as(TryExprSyntax.self), attempt.questionOrExclamationMark?.tokenKind == .postfixQuestionMark,
            attempt.isResultUsed
        else { return [] }
        let what = attempt.expression.callMade?.shown ?? "`\(attempt.expression.oneLine)`"
        return [
            Fault(
                around: node.textRange, prefix: "seamsMissing(#, ", suffix: ")",
                words: "\(node.subject) treats the result of \(what) as nil although it succeeded", before: attempt.oneLine, after: "nil")
        ]
    }
}

extension TryExprSyntax {
    /// Whether the value, or that there is none, is used.
    var isResultUsed: Bool {
        if parent?.is(CodeBlockItemSyntax.self) == true { return false }
        return parent?.as(InfixOperatorExprSyntax.self)?.leftOperand.is(DiscardAssignmentExprSyntax.self) != true
    }
}
