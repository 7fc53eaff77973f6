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
}
