internal import SwiftSyntax

extension Syntax {
    /// Whether nothing uses the result of this attempt or follows it in its `do`, and every `catch` does only what no test can see.
    func isLastBeforeUnseenCatch(_ facts: FunctionFacts) -> Bool {
        let outwards = Array(sequence(first: self, next: \.parent))
        guard let statement = outwards.lazy.compactMap({ $0.as(DoStmtSyntax.self) }).first, let last = statement.body.statements.last,
            outwards.contains(where: { $0.id == last.id }), last.statementCall != nil
        else { return false }
        return statement.catchClauses.allSatisfy { clause in clause.body.statements.allSatisfy { $0.callMade?.isUnseen(facts) == true } }
    }

    /// Whether an error that is thrown here is caught in the same function, by a `catch` that takes all errors and does not look at them.
    var isCaughtUnseen: Bool {
        var child = self
        while let parent = child.parent {
            if parent.is(FunctionDeclSyntax.self) || parent.is(ClosureExprSyntax.self) || parent.is(AccessorDeclSyntax.self) {
                return false
            }
            if let statement = parent.as(DoStmtSyntax.self), child.id == statement.body.id, let first = statement.catchClauses.first {
                return first.catchItems.isEmpty && !first.body.tokens(viewMode: .sourceAccurate).contains { $0.text == "error" }
            }
            child = parent
        }
        return false
    }
}
