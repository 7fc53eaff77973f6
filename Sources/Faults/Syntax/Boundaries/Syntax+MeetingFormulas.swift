internal import SwiftSyntax

extension Syntax {
    /// Whether the comparison at this node chooses between two formulas that give the same number at its boundary.
    ///
    /// In `km > free ? base + (km - free) * rate : base`, another operator changes nothing.
    var formulasMeet: Bool {
        guard let comparison = self.as(InfixOperatorExprSyntax.self),
            InfixOperatorExprSyntax.boundaries[comparison.operator.trimmedDescription] != nil,
            let ways = comparison.statementWays ?? decision.map({ (.value($0.first), .value($0.second)) })
        else { return false }
        // Formulas of numbers; `+` alone could also join texts, where the order counts.
        let both = [ways.0, ways.1].flatMap(\.nodes)
        guard both.contains(where: \.isNumber) || Set(both.flatMap(\.identifiers)).isSubset(of: comparison.identifiers) else {
            return false
        }
        return (1...5).allSatisfy { FormulaTrial(at: comparison, round: $0)?.isSame(ways.0, ways.1) == true }
    }
}

extension Syntax {
    /// Whether the comparison with 0 at this node chooses the sign of what a number is rounded by, which 0 is with both.
    ///
    /// `Int(x + (x < 0 ? -0.5 : 0.5))` is such a rounding.
    var choosesSideOfRounding: Bool {
        guard let comparison = self.as(InfixOperatorExprSyntax.self), comparison.rightOperand.wholeNumber == 0,
            let choice = comparison.parent?.as(TernaryExprSyntax.self), choice.condition.id == comparison.id,
            [choice.thenExpression, choice.elseExpression].allSatisfy(\.isLessThanOne),
            let tuple = choice.parent?.parent?.parent?.as(TupleExprSyntax.self), let sum = tuple.parent?.as(InfixOperatorExprSyntax.self),
            sum.operator.trimmedDescription == "+",
            [sum.leftOperand, sum.rightOperand].contains(where: { $0.trimmedDescription == comparison.leftOperand.trimmedDescription }),
            let call = sum.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
        else { return false }
        return call.calledName == "Int" && call.arguments.count == 1
    }
}

/// The code that runs on one way of a choice.
private enum FormulaWay {
    case value(ExprSyntax)
    case statements([CodeBlockItemSyntax])

    var nodes: [Syntax] {
        switch self {
        case .value(let value): [Syntax(value)]
        case .statements(let statements): statements.map { Syntax($0) }
        }
    }
}

/// A calculation of formulas with numbers that stand for nothing in particular, except that the two sides of a comparison are equal.
///
/// Formulas that agree for a few such numbers are the same formula (the Schwartz–Zippel lemma).
private struct FormulaTrial {
    private var round: Int
    private let allowsDivision: Bool
    private var values: [String: Double] = [:]

    /// Chooses the numbers; nil if neither side of the comparison is a plain value that the other one does not mention.
    init?(at comparison: InfixOperatorExprSyntax, round: Int) {
        self.round = round
        allowsDivision = comparison.comparesFractions
        let sides = [comparison.leftOperand, comparison.rightOperand].map(\.withoutParentheses)
        for (name, other) in [(sides[0], sides[1]), (sides[1], sides[0])] {
            guard name.isPlainName, !other.identifiers.contains(where: name.identifiers.contains), let value = number(other) else {
                continue
            }
            values[name.trimmedDescription] = value
            return
        }
        return nil
    }

    func isSame(_ first: FormulaWay, _ second: FormulaWay) -> Bool {
        guard let one = result(first), let other = result(second) else { return false }
        return abs(one - other) <= 1e-9 * max(1, abs(one), abs(other))
    }

    private func result(_ way: FormulaWay) -> Double? {
        switch way {
        case .value(let value): number(value)
        case .statements(let statements): result(statements[...])
        }
    }

    /// The number that some statements return; nil if they do more than to choose and to return one.
    private func result(_ statements: ArraySlice<CodeBlockItemSyntax>) -> Double? {
        guard let statement = statements.first else { return nil }
        if let value = statement.formula { return number(value) }
        guard let way = statement.item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self), way.conditions.count == 1,
            let condition = way.conditions.first?.condition.as(ExprSyntax.self), let isMet = truth(condition)
        else { return nil }
        if isMet { return result(way.body.statements[...].map(\.self)[...]) }
        if case .codeBlock(let block) = way.elseBody { return result(block.statements.map(\.self)[...]) }
        return way.elseBody == nil ? result(statements.dropFirst()) : nil
    }

    /// The answer to a comparison of known numbers: nothing in it may stand for any number.
    private func truth(_ condition: ExprSyntax) -> Bool? {
        guard let comparison = condition.as(InfixOperatorExprSyntax.self),
            comparison.identifiers.allSatisfy({ values[$0] != nil }), let left = number(comparison.leftOperand),
            let right = number(comparison.rightOperand)
        else { return nil }
        return switch comparison.operator.trimmedDescription {
        case "<": left < right
        case "<=": left <= right
        case ">": left > right
        case ">=": left >= right
        default: nil
        }
    }

    private func number(_ expression: ExprSyntax) -> Double? {
        let expression = expression.withoutParentheses
        if let known = values[expression.trimmedDescription] { return known }
        if expression.isZeroByName { return 0 }
        if let literal = expression.as(IntegerLiteralExprSyntax.self) { return Double(literal.literal.text.filter { $0 != "_" }) }
        if let literal = expression.as(FloatLiteralExprSyntax.self) { return Double(literal.literal.text.filter { $0 != "_" }) }
        if let negation = expression.as(PrefixOperatorExprSyntax.self), negation.operator.text == "-" {
            return number(negation.expression).map { -$0 }
        }
        if let infix = expression.as(InfixOperatorExprSyntax.self) {
            guard let left = number(infix.leftOperand), let right = number(infix.rightOperand) else { return nil }
            switch infix.operator.trimmedDescription {
            case "+": return left + right
            case "-": return left - right
            case "*": return left * right
            case "/": return allowsDivision && right != 0 ? left / right : nil
            default: return nil
            }
        }
        if let extreme = expression.extreme { return number(extreme) }
        if let constant = expression.namedConstant, let known = fixedNumber(constant) { return known }
        return expression.isPlainName ? anyNumber(for: expression.trimmedDescription) : nil
    }

    /// The smaller or the greater of two numbers, of which one that may be any number is hardly ever below 0.
    private func number(_ extreme: Extreme) -> Double? {
        let both = [extreme.first, extreme.second]
        guard let first = number(both[0]), let second = number(both[1]) else { return nil }
        let known = zip(both, [first, second]).filter { $0.0.identifiers.allSatisfy { values[$0] != nil } }
        if known.count == 2 { return extreme.isSmaller ? min(first, second) : max(first, second) }
        return extreme.isSmaller && known.first?.1 == 0 ? 0 : nil
    }

    /// The number of an expression that is the same whatever its other names stand for; nil if there is none.
    private func fixedNumber(_ expression: ExprSyntax) -> Double? {
        var other = self
        other.round += 100
        guard let one = number(expression), let again = other.number(expression) else { return nil }
        return one == again ? one : nil
    }

    /// A number between 1 and 101 that is another one for each name and round.
    private func anyNumber(for name: String) -> Double {
        let hash = name.utf8.reduce(UInt64(round) &* 0x9E37_79B9_7F4A_7C15) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        return 1 + Double(hash >> 44) / Double(1 << 20) * 100
    }
}

extension CodeBlockItemSyntax {
    /// The value that it returns or is.
    fileprivate var formula: ExprSyntax? { item.as(ReturnStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self) }
}

extension Syntax {
    /// Whether it is a number, or numbers are subtracted, multiplied or divided in it.
    fileprivate var isNumber: Bool {
        let formula = self.as(CodeBlockItemSyntax.self)?.formula ?? self.as(ExprSyntax.self)
        return formula?.wholeNumber != nil || tokens(viewMode: .sourceAccurate).contains { ["-", "*", "/"].contains($0.text) }
    }
}

/// The smaller or the greater of two values: `min(x, y)`, or `x < y ? x : y`.
private struct Extreme {
    var first: ExprSyntax
    var second: ExprSyntax
    var isSmaller: Bool
}

extension ExprSyntax {
    fileprivate var extreme: Extreme? {
        if let call = self.as(FunctionCallExprSyntax.self) {
            let name = call.calledExpression.trimmedDescription
            guard ["min", "max"].contains(name), call.arguments.count == 2, let first = call.arguments.first?.expression,
                let second = call.arguments.last?.expression
            else { return nil }
            return Extreme(first: first, second: second, isSmaller: name == "min")
        }
        guard let choice = self.as(TernaryExprSyntax.self), let comparison = choice.condition.as(InfixOperatorExprSyntax.self),
            let sign = comparison.operator.trimmedDescription.first, "<>".contains(sign)
        else { return nil }
        let sides = [comparison.leftOperand, comparison.rightOperand]
        let ways = [choice.thenExpression, choice.elseExpression].map(\.trimmedDescription)
        let isInOrder = ways == sides.map(\.trimmedDescription)
        guard isInOrder || ways == sides.reversed().map(\.trimmedDescription) else { return nil }
        return Extreme(first: sides[0], second: sides[1], isSmaller: (sign == "<") == isInOrder)
    }

    /// Whether it is a name, or one behind other names: `trip.km`.
    fileprivate var isPlainName: Bool {
        if let name = self.as(DeclReferenceExprSyntax.self) { return name.argumentNames == nil }
        guard let access = self.as(MemberAccessExprSyntax.self), access.declName.argumentNames == nil else { return false }
        return access.base?.isPlainName ?? false
    }
}

extension ExprSyntax {
    /// Whether it is a literal between -1 and 1.
    fileprivate var isLessThanOne: Bool {
        let number = self.as(PrefixOperatorExprSyntax.self).flatMap { $0.operator.text == "-" ? $0.expression : nil } ?? self
        return number.as(FloatLiteralExprSyntax.self).flatMap { Double($0.literal.text) }.map { $0 < 1 } ?? false
    }
}

extension InfixOperatorExprSyntax {
    /// The statements that run if it holds, and if not, where an `if` with this condition alone returns before more statements.
    fileprivate var statementWays: (FormulaWay, FormulaWay)? {
        guard let way = parent?.parent?.parent?.as(IfExprSyntax.self), way.conditions.count == 1, way.elseBody == nil,
            way.body.statements.last?.item.is(ReturnStmtSyntax.self) == true,
            let statement = way.parent?.parent?.as(CodeBlockItemSyntax.self),
            let list = statement.parent?.as(CodeBlockItemListSyntax.self)
        else { return nil }
        return (.statements(Array(way.body.statements)), .statements(Array(list.drop { $0.id != statement.id }.dropFirst())))
    }

    /// Whether it compares numbers that may have a fraction, which can be divided without a rest.
    fileprivate var comparesFractions: Bool {
        let types: Set = ["Double", "Float", "CGFloat", "TimeInterval"]
        return tokens(viewMode: .sourceAccurate).contains { if case .floatLiteral = $0.tokenKind { true } else { false } }
            || identifiers.contains { name in parameterType(of: name).map(types.contains) ?? false }
    }
}
