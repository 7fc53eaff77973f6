internal import SwiftSyntax

extension FaultRule {
    /// The number in a comparison is one more or one less: the side to which another operator does not move the boundary.
    ///
    /// `count <= 64` says `<` by ``flippedConditions`` and 65 here, so a test must try 64 and 65. A boundary below 0 is not planted, as
    /// what is counted is never there.
    static let movedBoundaries = FaultRule { node, _ in
        guard let infix = node.as(InfixOperatorExprSyntax.self), let sign = infix.operator.as(BinaryOperatorExprSyntax.self),
            let step = steps[sign.operator.text]
        else { return [] }
        let sides = [(infix.rightOperand, step), (infix.leftOperand, -step)]
        return sides.compactMap { side, step in
            guard let number = side.as(IntegerLiteralExprSyntax.self).flatMap({ Int($0.literal.text) }), number + step >= 0 else {
                return nil
            }
            return Fault(
                .flipped, around: side.textRange, prefix: "(seamsFault(#) ? \(number + step) : ", suffix: ")",
                words: "\(node.subject) has \(number + step) for \(number) in `\(infix.oneLine)`", before: "\(number)",
                after: "\(number + step)")
        }
    }

    /// Where the boundary goes if it is the right operand.
    private static let steps = ["<": -1, ">=": -1, "<=": 1, ">": 1]
}
