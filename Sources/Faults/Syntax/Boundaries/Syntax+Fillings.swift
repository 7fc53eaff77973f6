internal import SwiftSyntax

extension Syntax {
    /// Whether the comparison at this node decides whether a value is filled up to a length.
    ///
    /// `if text.count < 8 { text += String(repeating: "0", count: 8 - text.count) }` adds nothing to a text of that length.
    var fillsUp: Bool {
        guard let comparison = self.as(InfixOperatorExprSyntax.self) else { return false }
        let sides = [comparison.leftOperand, comparison.rightOperand].map(\.trimmedDescription)
        let missing = Set(["\(sides[0]) - \(sides[1])", "\(sides[1]) - \(sides[0])"])
        if let decision {
            return [(decision.first, decision.second), (decision.second, decision.first)].contains { filled, whole in
                filled.sumWithFilling(of: missing) == whole.trimmedDescription
            }
        }
        guard let branch = comparison.parent?.parent?.parent?.as(IfExprSyntax.self), branch.conditions.count == 1, branch.elseBody == nil,
            branch.body.statements.count == 1, let only = branch.body.statements.first?.item.as(ExprSyntax.self)
        else { return false }
        if let sum = only.as(InfixOperatorExprSyntax.self) {
            return sum.operator.trimmedDescription == "+=" && sum.rightOperand.isFilling(of: missing)
        }
        return only.as(FunctionCallExprSyntax.self)?.arguments.first.map {
            $0.label?.text == "contentsOf" && $0.expression.isFilling(of: missing)
        } ?? false
    }
}

extension ExprSyntax {
    /// The other part of a sum with a filling of one of some lengths, as text; nil if it is anything else.
    fileprivate func sumWithFilling(of lengths: Set<String>) -> String? {
        guard let sum = self.as(InfixOperatorExprSyntax.self), sum.operator.trimmedDescription == "+" else { return nil }
        if sum.leftOperand.isFilling(of: lengths) { return sum.rightOperand.trimmedDescription }
        return sum.rightOperand.isFilling(of: lengths) ? sum.leftOperand.trimmedDescription : nil
    }

    /// Whether it repeats something as often as one of some lengths says: `String(repeating: "0", count: 8 - text.count)`.
    fileprivate func isFilling(of lengths: Set<String>) -> Bool {
        guard let arguments = self.as(FunctionCallExprSyntax.self)?.arguments, arguments.count == 2 else { return false }
        return arguments.map(\.label?.text) == ["repeating", "count"]
            && arguments.last.map { lengths.contains($0.expression.trimmedDescription) } == true
    }
}
