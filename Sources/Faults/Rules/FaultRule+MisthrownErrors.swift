internal import SwiftSyntax

extension FaultRule {
    static let misthrownErrors = FaultRule(
        name: "misthrown-errors", kind: .misthrown, summary: "Another error is thrown, or kept.",
        advice: "Let your double fail, and expect exactly the error that the code under test throws.",
        examples: [
            FaultExample(
                "an error", "guard isOn else { throw LoginError.refused }",
                plants: ["Screen throws another error than LoginError.refused"]),
            FaultExample(
                "an error that is caught", "do { } catch { failure = error; show(error) }",
                plants: [
                    "Screen uses another error than the one that it catches", "Screen uses another error than the one that it catches",
                ]),
            FaultExample("a property of an error", "do { } catch { show(error.title) }", plants: []),
            FaultExample(
                "an error of a function that names its type", "func run() throws(LoginError) { throw LoginError.refused }", plants: []),
        ]
    ) { node, _ in
        if let reference = node.as(DeclReferenceExprSyntax.self), reference.isCaughtErrorInUse {
            return [
                Fault(
                    around: node.textRange, prefix: "seamsMisthrown(#, ", suffix: ")",
                    words: "\(node.subject) uses another error than the one that it catches", before: "error", after: "AnError()")
            ]
        }
        guard let statement = node.as(ThrowStmtSyntax.self), !statement.isOfNamedType else { return [] }
        return [
            Fault(
                around: statement.expression.textRange, prefix: "seamsMisthrown(#, ", suffix: ")",
                words: "\(node.subject) throws another error than \(statement.expression.oneLine)", before: statement.oneLine,
                after: "throw AnError()")
        ]
    }
}

extension DeclReferenceExprSyntax {
    /// Whether it is the `error` of a `catch`, and is stored or passed on.
    fileprivate var isCaughtErrorInUse: Bool {
        guard baseName.text == "error", let parent else { return false }
        let assignment = parent.as(InfixOperatorExprSyntax.self)
        let isStored = assignment?.operator.is(AssignmentExprSyntax.self) == true && assignment?.rightOperand.id == id
        let isPassed = parent.is(LabeledExprSyntax.self) && parent.parent?.parent?.is(FunctionCallExprSyntax.self) == true
        return (isStored || isPassed) && liesIn(until: [.functionDecl, .closureExpr]) { $0.is(CatchClauseSyntax.self) }
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
