internal import SwiftSyntax

extension InfixOperatorExprSyntax {
    /// Whether a name is compared that only stands for a few numbers, none of which lies between the boundary and the moved one.
    ///
    /// With `let shipping = isFar ? 490 : 0`, `shipping > 0` and `shipping > 1` are the same.
    ///
    /// - Parameter number: The literal that moves; nil if the operator does.
    func isSameForKnownValues(moving number: IntegerLiteralExprSyntax?) -> Bool {
        guard let (compared, _) = comparedWithNumber, let name = compared.as(DeclReferenceExprSyntax.self) else { return false }
        let values = KnownValues.of(name.baseName.text, in: root)
        return !values.isEmpty && isSame(for: values, moving: number)
    }

    /// Whether a product is compared, and no multiple of its number lies between the boundary and the moved one.
    ///
    /// The only constant with its name that holds a product counts as well.
    /// With `let double = digit * 2`, `double > 9` and `double >= 9` are the same.
    ///
    /// - Parameter number: The literal that moves; nil if the operator does.
    func isSameForMultiples(moving number: IntegerLiteralExprSyntax?) -> Bool {
        guard let (compared, limit) = comparedWithNumber else { return false }
        let name = compared.as(DeclReferenceExprSyntax.self)?.baseName.text
        let product = name.flatMap { KnownValues.onlyConstant($0, in: root) } ?? compared
        guard let divisor = product.knownDivisor, divisor > 1, limit < Int.max / 2 else { return false }
        let nearest = limit / divisor * divisor
        return isSame(for: [nearest - divisor, nearest, nearest + divisor], moving: number)
    }

    /// The expression that is compared with a number, and that number.
    private var comparedWithNumber: (compared: ExprSyntax, limit: Int)? {
        let isOnRight = rightOperand.is(IntegerLiteralExprSyntax.self)
        guard let boundary = (isOnRight ? rightOperand : leftOperand).as(IntegerLiteralExprSyntax.self),
            let limit = boundary.representedLiteralValue
        else { return nil }
        return (isOnRight ? leftOperand : rightOperand, limit)
    }

    private func isSame(for values: Set<Int>, moving number: IntegerLiteralExprSyntax?) -> Bool {
        let sign = self.operator.trimmedDescription
        let isOnRight = rightOperand.is(IntegerLiteralExprSyntax.self)
        guard let other = Self.boundaries[sign], let (_, limit) = comparedWithNumber,
            let boundary = (isOnRight ? rightOperand : leftOperand).as(IntegerLiteralExprSyntax.self)
        else { return false }
        return values.allSatisfy { value in
            func holds(_ sign: String, _ limit: Int) -> Bool {
                let (left, right) = isOnRight ? (value, limit) : (limit, value)
                return switch sign {
                case "<": left < right
                case "<=": left <= right
                case ">": left > right
                default: left >= right
                }
            }
            let moved = number == nil ? holds(other, limit) : boundary.movedBoundary.map { holds(sign, $0) }
            return moved == holds(sign, limit)
        }
    }
}

extension ExprSyntax {
    /// A whole number that divides the value, as it is a factor of the product; nil if none is known.
    fileprivate var knownDivisor: Int? {
        if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 { return tuple.elements.first?.expression.knownDivisor }
        guard let product = self.as(InfixOperatorExprSyntax.self), product.operator.trimmedDescription == "*" else { return nil }
        return [product.leftOperand, product.rightOperand].lazy.compactMap { factor in
            factor.wholeNumber ?? factor.knownDivisor
        }.first
    }
}

/// Collects the numbers that a name may stand for, if the file declares it once, as a constant or a computed property.
private final class KnownValues: NameDeclarations {
    private var values: Set<Int> = []
    private var constant: ExprSyntax?

    /// The numbers; empty if they are not known.
    static func of(_ name: String, in tree: Syntax) -> Set<Int> {
        let visitor = KnownValues(name)
        visitor.walk(tree)
        return visitor.count == 1 ? visitor.values : []
    }

    /// The value of the only constant of a name; nil if something else has the name.
    static func onlyConstant(_ name: String, in tree: Syntax) -> ExprSyntax? {
        let visitor = KnownValues(name)
        visitor.walk(tree)
        return visitor.count == 1 ? visitor.constant : nil
    }

    override func note(_ variable: PatternBindingSyntax) {
        let isConstant = variable.parent?.parent?.as(VariableDeclSyntax.self)?.bindingSpecifier.tokenKind == .keyword(.let)
        constant = isConstant ? variable.initializer?.value : nil
        let answers = isConstant ? variable.initializer.map { [$0.value] } : Syntax(variable).answers?.values
        values = Self.numbers(answers ?? []) ?? []
    }

    /// The numbers of all expressions, through `? :`; nil if one is no number.
    private static func numbers(_ expressions: [ExprSyntax]) -> Set<Int>? {
        var numbers: Set<Int> = []
        for expression in expressions {
            if let number = expression.wholeNumber {
                numbers.insert(number)
            } else if let choice = expression.as(TernaryExprSyntax.self),
                let both = self.numbers([choice.thenExpression, choice.elseExpression])
            {
                numbers.formUnion(both)
            } else {
                return nil
            }
        }
        return numbers
    }
}
