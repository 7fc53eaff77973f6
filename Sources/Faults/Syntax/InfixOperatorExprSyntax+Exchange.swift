internal import SwiftSyntax

extension InfixOperatorExprSyntax {
    /// The comparisons that are true or false, each with its opposite.
    static let opposites = ["==": "!=", "!=": "==", "===": "!==", "!==": "==="]
    /// The comparisons that have a boundary, each with the one whose boundary is one further.
    static let boundaries = ["<": "<=", "<=": "<", ">": ">=", ">=": ">"]
    /// The operators that join two conditions.
    static let connectives = ["&&": "||", "||": "&&"]

    /// Whether one of the operators above stands here.
    var isExchangeable: Bool {
        [Self.opposites, Self.boundaries, Self.connectives].contains { $0[self.operator.trimmedDescription] != nil }
    }

    /// Makes the fault that another operator stands here; there is none if the table does not hold the operator.
    func exchangingOperator(by others: [String: String]) -> [Fault] {
        guard let sign = self.operator.as(BinaryOperatorExprSyntax.self)?.operator.text, let other = others[sign], canStandOnOneLine else {
            return []
        }
        let after = "\(leftOperand.oneLine) \(other) \(rightOperand.oneLine)"
        return [
            Fault(
                around: textRange, prefix: "(seamsFault(#) ? \(after) : ", suffix: ")",
                words: "\(subject) uses \(other) instead of \(sign) in `\(oneLine)`", before: oneLine, after: after)
        ]
    }
}
