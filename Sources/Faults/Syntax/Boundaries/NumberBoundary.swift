internal import SwiftSyntax

/// A comparison with a number that the file tells: a literal, or a constant of the same file.
struct NumberBoundary {
    let comparison: InfixOperatorExprSyntax
    /// The literal, or the name of the constant.
    let expression: ExprSyntax
    let number: Int
    /// The number on the side to which another operator does not move the boundary.
    ///
    /// `count <= 64` becomes `count < 64` with another operator and `count <= 65` with another number.
    let moved: Int

    /// Makes the boundary of a comparison; nil if it compares with no such number.
    init?(of comparison: InfixOperatorExprSyntax) {
        let both = [comparison.rightOperand, comparison.leftOperand]
        guard let boundary = both.lazy.compactMap({ NumberBoundary(at: Syntax($0)) }).first else { return nil }
        self = boundary
    }

    /// Makes the boundary that a number is; nil for any other node.
    init?(at node: Syntax) {
        guard let expression = node.as(ExprSyntax.self), let comparison = node.parent?.as(InfixOperatorExprSyntax.self),
            let step = Self.steps[comparison.operator.trimmedDescription],
            let number = expression.knownNumber ?? comparison.wholeFraction(expression),
            number < .max
        else { return nil }
        (self.comparison, self.expression, self.number) = (comparison, expression, number)
        moved = number + (comparison.rightOperand.id == expression.id ? step : -step)
    }

    /// The steps of a boundary on the right.
    private static let steps = ["<": -1, ">=": -1, "<=": 1, ">": 1]

    /// The value that is compared.
    var value: ExprSyntax { isOnRight ? comparison.leftOperand : comparison.rightOperand }

    /// The other number as it stands in the code: `65`, or `limit + 1`.
    var movedText: String {
        expression.wholeNumber != nil || expression.is(FloatLiteralExprSyntax.self) || expression.isZeroByName
            ? "\(moved)" : "\(expression.oneLine) \(moved > number ? "+" : "-") 1"
    }

    private var isOnRight: Bool { comparison.rightOperand.id == expression.id }

    /// Whether the comparison has the same answer for some values with another number, or with another operator.
    func isSame(for values: Set<Int>, withOtherNumber: Bool) -> Bool {
        let sign = comparison.operator.trimmedDescription
        guard let other = InfixOperatorExprSyntax.boundaries[sign] else { return false }
        return values.allSatisfy { value in
            holds(value, sign, number) == (withOtherNumber ? holds(value, sign, moved) : holds(value, other, number))
        }
    }

    private func holds(_ value: Int, _ sign: String, _ limit: Int) -> Bool {
        let (left, right) = isOnRight ? (value, limit) : (limit, value)
        return switch sign {
        case "<": left < right
        case "<=": left <= right
        case ">": left > right
        default: left >= right
        }
    }
}

extension InfixOperatorExprSyntax {
    /// The whole number that an operand such as `64.0` stands for, if a count is compared with it that became a fraction: `Double(count)`.
    fileprivate func wholeFraction(_ operand: ExprSyntax) -> Int? {
        let other = operand.id == rightOperand.id ? leftOperand : rightOperand
        guard let number = operand.as(FloatLiteralExprSyntax.self).flatMap({ Double($0.literal.text.filter { $0 != "_" }) }),
            let conversion = other.as(FunctionCallExprSyntax.self), conversion.arguments.count == 1,
            ["Double", "Float", "CGFloat", "TimeInterval"].contains(conversion.calledName)
        else { return nil }
        return Int(exactly: number)
    }
}

extension Syntax {
    /// The boundary that a fault at this node moves, and whether it does so with another number.
    var movedBoundary: (boundary: NumberBoundary, withOtherNumber: Bool)? {
        if let comparison = self.as(InfixOperatorExprSyntax.self) { return NumberBoundary(of: comparison).map { ($0, false) } }
        return NumberBoundary(at: self).map { ($0, true) }
    }
}

extension ExprSyntax {
    /// Whether a test hands it in, as any whole number: it is a parameter of a function that is not private, and no count by its name.
    var isChosenByTests: Bool {
        guard let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text, !name.lowercased().contains("count"),
            let function = sequence(first: Syntax(self), next: \.parent).lazy.compactMap({ $0.as(FunctionDeclSyntax.self) }).first,
            !function.modifiers.isPrivate
        else { return false }
        return function.signature.parameterClause.parameters.contains { parameter in
            (parameter.secondName ?? parameter.firstName).text == name && parameter.type.trimmedDescription == "Int"
        }
    }
}
