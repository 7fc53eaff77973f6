internal import SwiftSyntax

extension InfixOperatorExprSyntax {
    /// Whether a name is compared that only stands for a few numbers, none of which lies between the boundary and the moved one.
    ///
    /// With `let shipping = isFar ? 490 : 0`, `shipping > 0` and `shipping > 1` are the same.
    ///
    /// - Parameter number: The literal that moves; nil if the operator does.
    func isSameForKnownValues(moving number: IntegerLiteralExprSyntax?) -> Bool {
        let sign = self.operator.trimmedDescription
        let isOnRight = rightOperand.is(IntegerLiteralExprSyntax.self)
        guard let other = Self.boundaries[sign], let name = (isOnRight ? leftOperand : rightOperand).as(DeclReferenceExprSyntax.self),
            let boundary = (isOnRight ? rightOperand : leftOperand).as(IntegerLiteralExprSyntax.self),
            let limit = Int(boundary.literal.text)
        else { return false }
        let values = KnownValues.of(name.baseName.text, in: root)
        guard !values.isEmpty else { return false }
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

/// Collects the numbers that a name may stand for, if the file declares it once, as a constant or a computed property.
private final class KnownValues: SyntaxVisitor {
    private let name: String
    private var declarations = 0
    private var values: Set<Int> = []

    private init(_ name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    /// The numbers; empty if they are not known.
    static func of(_ name: String, in tree: Syntax) -> Set<Int> {
        let visitor = KnownValues(name)
        visitor.walk(tree)
        return visitor.declarations == 1 ? visitor.values : []
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        guard node.pattern.trimmedDescription == name else { return .visitChildren }
        declarations += 1
        let isConstant = node.parent?.parent?.as(VariableDeclSyntax.self)?.bindingSpecifier.tokenKind == .keyword(.let)
        let answers = isConstant ? node.initializer.map { [$0.value] } : Syntax(node).answers?.values
        values = Self.numbers(answers ?? []) ?? []
        return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        if (node.secondName ?? node.firstName).text == name { declarations += 1 }
        return .visitChildren
    }

    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
        if node.name.text == name { declarations += 1 }
        return .visitChildren
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        if node.identifier.text == name, node.parent?.is(PatternBindingSyntax.self) != true { declarations += 1 }
        return .visitChildren
    }

    /// The numbers of all expressions, through `? :`; nil if one is no number.
    private static func numbers(_ expressions: [ExprSyntax]) -> Set<Int>? {
        var numbers: Set<Int> = []
        for expression in expressions {
            if let number = expression.as(IntegerLiteralExprSyntax.self).flatMap({ Int($0.literal.text) }) {
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
