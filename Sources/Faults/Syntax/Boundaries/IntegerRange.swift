internal import SwiftSyntax

/// A range in the code whose ends are numbers.
struct IntegerRange {
    /// The range without parentheses.
    let expression: ExprSyntax
    /// The first number in it; nil without one.
    private var first: Int?
    /// The last number in it; nil without one.
    private var last: Int?

    /// Makes the range of which a literal is an end; nil if it is none.
    init?(boundedBy number: IntegerLiteralExprSyntax) {
        guard let expression = number.parent?.as(ExprSyntax.self) ?? number.rangeCallAround.map({ ExprSyntax($0) }) else { return nil }
        self.init(expression, \.wholeNumber)
    }

    /// Makes a range of an expression; nil if it is none, or an end is no number that the file tells.
    init?(_ expression: ExprSyntax) {
        self.init(expression, \.knownNumber)
    }

    private init?(_ expression: ExprSyntax, _ number: (ExprSyntax) -> Int?) {
        self.expression = expression
        if let infix = expression.as(InfixOperatorExprSyntax.self), let open = Self.opens[infix.operator.trimmedDescription],
            let first = number(infix.leftOperand)
        {
            self.first = first
            if !infix.rightOperand.isGreatest {
                guard let end = number(infix.rightOperand) else { return nil }
                last = end - open
            }
        } else if let prefix = expression.as(PrefixOperatorExprSyntax.self), let open = Self.opens[prefix.operator.text],
            let end = number(prefix.expression)
        {
            last = end - open
        } else if let postfix = expression.as(PostfixOperatorExprSyntax.self), postfix.operator.text == "..." {
            guard let first = number(postfix.expression) else { return nil }
            self.first = first
        } else if let ends = expression.as(FunctionCallExprSyntax.self)?.endsOfRange {
            guard let first = number(ends.first), let end = number(ends.last) else { return nil }
            (self.first, last) = (first, ends.isLength ? first + end - 1 : end - ends.open)
        } else {
            return nil
        }
    }

    private static let opens = ["...": 0, "..<": 1]

    /// Makes the range that a constant of this file stands for; nil if it stands for none.
    init?(namedBy expression: ExprSyntax) {
        guard let range = KeptRanges.range(namedBy: expression) else { return nil }
        self.init(range.elements)
    }

    /// The places in which a value is compared with the range: its own, or those of the constant that only this file can use.
    var matchedPlaces: [MatchedPlace] {
        MatchedPlace(expression.outermostParentheses).map { [$0] } ?? KeptRanges.uses(of: expression.outermostParentheses)
    }

    /// The place in which a value is compared with a range; nil if there is none.
    static func matchedPlace(of expression: ExprSyntax) -> MatchedPlace? {
        MatchedPlace(expression.outermostParentheses)
    }

    /// The numbers that may stand in place of an end, without those that change nothing.
    ///
    /// A number that an earlier case matches never reaches this one, a later case may hold the same code, a range that begins with 0 is one
    /// of counts, and no moment has an hour 24.
    func movedEnds(by number: IntegerLiteralExprSyntax) -> [Int] {
        let places = matchedPlaces
        return movedEnds(by: number) { changed in places.allSatisfy { $0.isSame(moving: changed) } }
    }

    /// The same for a range in another place.
    ///
    /// - Parameter isSame: Whether nothing changes if the range takes a number more or less.
    func movedEnds(by number: IntegerLiteralExprSyntax, where isSame: (Int) -> Bool) -> [Int] {
        guard let end = number.representedLiteralValue, end < .max, first.map({ $0 != last }) ?? true else { return [] }
        let isFirst = first == end && lastExpression?.id != ExprSyntax(number).id
        // The number that comes into the range, or leaves it, by each step.
        let steps = isFirst ? [(-1, end - 1), (1, end)] : [(-1, last ?? end), (1, (last ?? end) + 1)]
        return steps.filter { _, changed in changed >= 0 && !isOutsideOfTime(changed) && !isSame(changed) }.map { end + $0.0 }
    }

    private var lastExpression: ExprSyntax? {
        expression.as(InfixOperatorExprSyntax.self)?.rightOperand ?? expression.as(FunctionCallExprSyntax.self)?.endsOfRange?.last
    }

    /// Whether the range ends where a part of a moment does, and a number lies beyond: most often nothing can be that number.
    private func isOutsideOfTime(_ number: Int) -> Bool {
        if let last, [23, 59].contains(last), number == last + 1 { return true }
        return [1...7, 1...12, 1...31].contains { $0.lowerBound == first && $0.upperBound == last && !$0.contains(number) }
    }

    /// The numbers in the range.
    var numbers: RangeSet<Int> {
        let (first, end) = (first ?? .min, last.map { $0 < .max ? $0 + 1 : .max } ?? .max)
        return first < end ? RangeSet(first..<end) : RangeSet()
    }

    /// Whether a number lies in the range.
    func contains(_ number: Int) -> Bool {
        (first ?? .min) <= number && number <= (last ?? .max)
    }
}

extension ExprSyntax {
    /// The expression without parentheses, and without an `Array(...)`, `Set(...)` or `IndexSet(...)` that holds the same numbers.
    var elements: ExprSyntax {
        let inner = withoutParentheses
        guard let call = inner.as(FunctionCallExprSyntax.self), call.arguments.count == 1, let argument = call.arguments.first,
            ["Array", "Set", "IndexSet"].contains(call.calledName), [nil, "integersIn"].contains(argument.label?.text)
        else { return inner }
        return argument.expression.elements
    }

    /// The expression with all parentheses around it, and with `Array(...)`, `Set(...)`, `IndexSet(...)` and `union(...)`, which hold the same numbers.
    var outermostParentheses: ExprSyntax {
        guard let element = parent?.as(LabeledExprSyntax.self), [nil, "integersIn"].contains(element.label?.text),
            let around = element.parent?.parent
        else {
            return self
        }
        if let tuple = around.as(TupleExprSyntax.self), tuple.elements.count == 1 { return ExprSyntax(tuple).outermostParentheses }
        guard let call = around.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
            ["Array", "Set", "IndexSet", "union"].contains(call.calledName)
        else { return self }
        return ExprSyntax(call).outermostParentheses
    }
}
