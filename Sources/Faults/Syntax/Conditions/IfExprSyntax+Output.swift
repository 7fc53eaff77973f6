internal import SwiftSyntax

extension IfExprSyntax {
    /// Whether it only decides what is printed, of values that are there in any case.
    func onlyPrints(_ facts: FunctionFacts) -> Bool {
        let other =
            switch elseBody {
            case .codeBlock(let body): body.statements.allSatisfy { $0.onlyPrints(facts) }
            case .ifExpr(let next): next.onlyPrints(facts)
            case nil: true
            @unknown default: false
            }
        return other && conditions.onlyReads && !body.statements.isEmpty && body.statements.allSatisfy { $0.onlyPrints(facts) }
    }
}

extension CodeBlockItemSyntax {
    fileprivate func onlyPrints(_ facts: FunctionFacts) -> Bool {
        if let branch = item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self) { return branch.onlyPrints(facts) }
        guard let call = item.as(FunctionCallExprSyntax.self) else { return false }
        // Such a line stands for a real effect.
        return (call.prints(facts) || call.isSilent(facts)) && !printsRealLine
            && call.arguments.onlyReads { $0.isKnown(among: KnownFunctions.describing, facts) }
    }
}
