internal import SwiftSyntax

extension InfixOperatorExprSyntax {
    /// The comparisons that have a boundary, each with the one whose boundary is one further.
    static let boundaries = ["<": "<=", "<=": "<", ">": ">=", ">=": ">"]

    /// Makes the fault that the operator of the next boundary stands here; nil if this is no comparison with a boundary.
    func movingBoundary() -> Fault? {
        let sign = self.operator.trimmedDescription
        guard let other = Self.boundaries[sign], canStandOnOneLine else { return nil }
        let after = "\(leftOperand.oneLine) \(other) \(rightOperand.oneLine)"
        return Fault(
            around: textRange, prefix: "(seamsFault(#) ? \(after) : ", suffix: ")",
            words: "\(subject) uses \(other) instead of \(sign) in `\(oneLine)`", before: oneLine, after: after)
    }
}
