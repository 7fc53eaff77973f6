internal import SwiftSyntax

extension IntegerLiteralExprSyntax {
    /// The number on the side to which another operator does not move the boundary; nil if this is no boundary.
    ///
    /// `count <= 64` becomes `count < 64` with another operator and `count <= 65` with another number.
    var movedBoundary: Int? {
        guard let comparison = parent?.as(InfixOperatorExprSyntax.self), let number = representedLiteralValue,
            let step = Self.steps[comparison.operator.trimmedDescription]
        else { return nil }
        return number + (comparison.rightOperand.id == id ? step : -step)
    }

    /// The steps of a boundary on the right.
    private static let steps = ["<": -1, ">=": -1, "<=": 1, ">": 1]
}
