internal import SwiftSyntax

/// The numbers that a value can be where an expression is evaluated, as far as the conditions before it tell.
///
/// After `if cents < 100 { return nil }`, no number below 100 arrives.
struct ArrivingNumbers {
    private(set) var numbers: RangeSet<Int>

    /// Reads the conditions on the way to a node.
    ///
    /// - Parameters:
    ///   - value: The value that they compare with numbers.
    ///   - node: The node.
    init(of value: ExprSyntax, at node: some SyntaxProtocol) {
        numbers = value.possibleNumbers
        guard value.callNothing else { return }
        for condition in node.knownConditions(about: Set(value.identifiers)) { restrict(by: condition, on: value.trimmedDescription) }
    }

    /// Reads the conditions on the way to a node about the number of a collection's elements.
    init(ofElementsIn collection: ExprSyntax, at node: some SyntaxProtocol) {
        numbers = RangeSet(0..<Int.max)
        guard collection.callNothing else { return }
        for condition in node.knownConditions(about: Set(collection.identifiers)) {
            restrict(by: condition, on: "\(collection.trimmedDescription).count")
        }
    }

    private mutating func restrict(by condition: KnownCondition, on value: String) {
        if let those = condition.expression.numbers(of: value) {
            numbers = condition.holds ? numbers.intersection(those) : numbers.subtracting(those)
        } else if let infix = condition.expression.withoutParentheses.as(InfixOperatorExprSyntax.self),
            infix.operator.trimmedDescription == (condition.holds ? "&&" : "||")
        {
            for part in [infix.leftOperand, infix.rightOperand] {
                restrict(by: KnownCondition(expression: part, holds: condition.holds), on: value)
            }
        }
    }
}

extension ExprSyntax {
    /// The numbers for which the condition holds, if it depends on nothing else than a value; nil otherwise.
    func numbers(of value: String) -> RangeSet<Int>? {
        let condition = withoutParentheses
        if let question = condition.rangeQuestion {
            return question.value.trimmedDescription == value ? question.range.numbers : nil
        }
        if let negation = condition.as(PrefixOperatorExprSyntax.self), negation.operator.text == "!" {
            return negation.expression.numbers(of: value).map { RangeSet.all.subtracting($0) }
        }
        if let access = condition.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "isEmpty", let collection = access.base
        {
            return "\(collection.trimmedDescription).count" == value ? RangeSet(0..<1) : nil
        }
        guard let infix = condition.as(InfixOperatorExprSyntax.self) else { return nil }
        let (left, sign, right) = (infix.leftOperand, infix.operator.trimmedDescription, infix.rightOperand)
        if ["&&", "||"].contains(sign) {
            guard let first = left.numbers(of: value), let second = right.numbers(of: value) else { return nil }
            return sign == "&&" ? first.intersection(second) : first.union(second)
        }
        if left.trimmedDescription == value, let number = right.knownNumber { return Self.numbers(sign, number) }
        if right.trimmedDescription == value, let number = left.knownNumber { return Self.numbers(Self.mirrored[sign] ?? sign, number) }
        return nil
    }

    /// The question whether a number lies in a range, as `(1...9).contains(number)` or `1...9 ~= number`; nil if it is none.
    var rangeQuestion: (range: IntegerRange, value: ExprSyntax)? {
        if let infix = self.as(InfixOperatorExprSyntax.self), infix.operator.trimmedDescription == "~=" {
            return infix.leftOperand.constantRange.map { ($0, infix.rightOperand) }
        }
        guard let call = self.as(FunctionCallExprSyntax.self), call.arguments.count == 1, let argument = call.arguments.first,
            argument.label == nil, call.trailingClosure == nil,
            let access = call.calledExpression.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "contains"
        else { return nil }
        return access.base?.constantRange.map { ($0, argument.expression) }
    }

    private var constantRange: IntegerRange? {
        IntegerRange(elements) ?? IntegerRange(namedBy: withoutParentheses)
    }

    private static let mirrored = ["<": ">", "<=": ">=", ">": "<", ">=": "<="]

    /// The numbers that a comparison with a number holds for; nil for another operator.
    private static func numbers(_ sign: String, _ number: Int) -> RangeSet<Int>? {
        guard number < .max else { return nil }
        return switch sign {
        case "<": RangeSet(Int.min..<number)
        case "<=": RangeSet(Int.min..<number + 1)
        case ">": RangeSet(number + 1..<Int.max)
        case ">=": RangeSet(number..<Int.max)
        case "==": RangeSet(number..<number + 1)
        case "!=": RangeSet.all.subtracting(RangeSet(number..<number + 1))
        default: nil
        }
    }
}

extension NumberBoundary {
    /// Whether it makes no difference that the boundary moves: no number arrives for which it would, or the function does the same with it.
    func isSameForArrivingNumbers(withOtherNumber: Bool) -> Bool {
        // Another operator decides otherwise about the number itself, and another number about that one.
        let decided = withOtherNumber ? moved : number
        return !ArrivingNumbers(of: value, at: comparison).numbers.contains(decided) || comparison.isRefusedBeside(decided, of: value)
            || NumberTrace.isSame(whateverIs: comparison, for: decided, of: value) || choosesTheSame(for: decided)
    }
}

extension NumberBoundary {
    /// Whether it decides between two values that are the same for a number: `voucher > 0 ? min(voucher, price) : 0`.
    private func choosesTheSame(for number: Int) -> Bool {
        guard let choice = comparison.parent?.as(TernaryExprSyntax.self), choice.condition.id == comparison.id, value.callNothing else {
            return false
        }
        return NumberTrace.areSame(choice.thenExpression, choice.elseExpression, for: number, of: value)
    }
}

extension ExprSyntax {
    /// Whether the condition holds for every number that arrives at it.
    var isAlwaysTrue: Bool {
        let infix = self.as(InfixOperatorExprSyntax.self)
        if let infix, infix.operator.trimmedDescription == "||", infix.leftOperand.isOutweighed { return true }
        let value =
            rangeQuestion?.value
            ?? infix.flatMap {
                $0.rightOperand.knownNumber != nil ? $0.leftOperand : $0.leftOperand.knownNumber != nil ? $0.rightOperand : nil
            }
        guard let value, let those = numbers(of: value.trimmedDescription) else { return false }
        return ArrivingNumbers(of: value, at: self).numbers.subtracting(those).isEmpty
    }
}
