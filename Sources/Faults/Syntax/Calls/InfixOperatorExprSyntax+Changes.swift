internal import SwiftSyntax

extension InfixOperatorExprSyntax {
    /// Whether it changes what stands on its left: an assignment, or an operator such as `+=` and `<<=`.
    var changesItsLeft: Bool {
        let sign = self.operator.trimmedDescription
        return self.operator.is(AssignmentExprSyntax.self) || sign.hasSuffix("=") && !Self.signsOfComparisons.contains(sign)
    }

    private static let signsOfComparisons: Set = ["==", "!=", "===", "!==", "<=", ">=", "~="]
}
