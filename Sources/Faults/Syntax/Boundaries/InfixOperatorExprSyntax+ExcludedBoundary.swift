internal import SwiftSyntax

extension InfixOperatorExprSyntax {
    /// Whether the code reaches this comparison only with two values that are not equal.
    ///
    /// A condition before it, on its way to here, has asked: `if index == last { return }; if index > last { ... }`.
    var comparesDifferentValues: Bool {
        let pair = ComparedPair(self)
        return pair.isPlain && knownConditions(about: pair.names).contains { $0.expression.says(pair, if: $0.holds) }
    }
}

/// The two sides of a comparison, as they are written.
private struct ComparedPair {
    private let sides: Set<String>
    let names: Set<String>
    /// Whether the sides call nothing, so that they stay the same until something changes them.
    let isPlain: Bool

    init(_ comparison: InfixOperatorExprSyntax) {
        sides = [comparison.leftOperand.trimmedDescription, comparison.rightOperand.trimmedDescription]
        names = Set(comparison.identifiers)
        isPlain = sides.count == 2 && comparison.callNothing
    }

    /// Whether an expression compares the two sides for equality, with this operator.
    func isCompared(by sign: String, in infix: InfixOperatorExprSyntax) -> Bool {
        infix.operator.trimmedDescription == sign && infix.callNothing
            && sides == [infix.leftOperand.trimmedDescription, infix.rightOperand.trimmedDescription]
    }
}

extension ExprSyntax {
    /// Whether it follows from the answer to this condition that the sides are different.
    fileprivate func says(_ pair: ComparedPair, if holds: Bool) -> Bool {
        guard let infix = withoutParentheses.as(InfixOperatorExprSyntax.self) else { return false }
        if infix.operator.trimmedDescription == (holds ? "&&" : "||"), infix.callNothing {
            return infix.leftOperand.says(pair, if: holds) || infix.rightOperand.says(pair, if: holds)
        }
        return pair.isCompared(by: holds ? "!=" : "==", in: infix)
    }
}
