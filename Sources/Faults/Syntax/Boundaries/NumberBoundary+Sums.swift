internal import SwiftSyntax

extension NumberBoundary {
    /// Whether it decides between 0 and 1 about one statement, which adds a product with the compared value to a sum.
    ///
    /// In `for item in items where item.count > 0 { sum += item.price * item.count }`, an element with a count of 0 adds nothing.
    func addsOnlyNothing(withOtherNumber: Bool) -> Bool {
        // The fault must be about 0 alone: a boundary elsewhere is the same for these numbers, too.
        !isSame(for: [0], withOtherNumber: withOtherNumber)
            && isSame(for: Set(-3...3).subtracting([0]), withOtherNumber: withOtherNumber) && comparison.addsOnlyNothing(forZeroOf: value)
    }
}

extension InfixOperatorExprSyntax {
    /// Whether it decides about one statement, which adds a product with a value to a sum: nothing if that value is 0.
    fileprivate func addsOnlyNothing(forZeroOf value: ExprSyntax) -> Bool {
        if let product = productOfFilteredElements { return product.isNothing(forZeroOf: value) }
        guard let body = sequence(first: Syntax(self), next: \.parent).prefix(4).lazy.compactMap(\.bodyOfCondition).first,
            body.statements.count == 1, let sum = body.statements.first?.item.as(InfixOperatorExprSyntax.self),
            ["+=", "-="].contains(sum.operator.trimmedDescription)
        else { return false }
        return sum.rightOperand.isNothing(forZeroOf: value)
    }

    /// The product that a sum adds for each element for which it holds: `items.filter { $0.count > 0 }.map { $0.count * $0.price }.reduce(0, +)`.
    private var productOfFilteredElements: ExprSyntax? {
        guard
            let closure = sequence(first: Syntax(self), next: \.parent).prefix(4).lazy.compactMap({ $0.as(ClosureExprSyntax.self) }).first,
            closure.answer?.id == id, let filter = closure.callItIsHandedTo, filter.calledName == "filter", let next = filter.nextCall
        else { return nil }
        if next.calledName == "map", let sum = next.nextCall, sum.calledName == "reduce",
            sum.arguments.map(\.expression.trimmedDescription) == ["0", "+"]
        {
            return next.trailingClosure?.answer
        }
        guard next.calledName == "reduce", next.arguments.map(\.expression.trimmedDescription) == ["0"],
            let sum = next.trailingClosure?.answer?.as(InfixOperatorExprSyntax.self), sum.operator.trimmedDescription == "+",
            sum.leftOperand.trimmedDescription == "$0"
        else { return nil }
        return sum.rightOperand
    }
}

extension ClosureExprSyntax {
    /// The expression that is its only statement.
    fileprivate var answer: ExprSyntax? { statements.count == 1 ? statements.first?.item.as(ExprSyntax.self) : nil }
}

extension FunctionCallExprSyntax {
    /// The call that is made on its answer.
    fileprivate var nextCall: FunctionCallExprSyntax? {
        guard let access = parent?.as(MemberAccessExprSyntax.self), access.base?.id == ExprSyntax(self).id else { return nil }
        return access.parent?.as(FunctionCallExprSyntax.self)
    }
}

extension ExprSyntax {
    /// Whether it leaves out an element with a count of 0, which adds nothing to a sum: `item.count != 0`.
    var leavesOutOnlyNothing: Bool {
        guard let infix = self.as(InfixOperatorExprSyntax.self), infix.operator.trimmedDescription == "!=",
            infix.rightOperand.knownNumber == 0
        else { return false }
        return infix.addsOnlyNothing(forZeroOf: infix.leftOperand)
    }
}

extension Syntax {
    /// The code that a loop's `where`, or a branch without another way, decides about by one condition.
    fileprivate var bodyOfCondition: CodeBlockSyntax? {
        if let loop = self.as(ForStmtSyntax.self) { return loop.body }
        return self.as(IfExprSyntax.self).flatMap { $0.elseBody == nil && $0.conditions.count == 1 ? $0.body : nil }
    }
}

extension ExprSyntax {
    /// Whether it is a product with a value, which is 0 if that value is.
    ///
    /// An element may have another name in another closure: `$0.count` and `$1.count`.
    fileprivate func isNothing(forZeroOf value: ExprSyntax) -> Bool {
        let factors = factors
        // A double could see how often a function is called.
        return factors.allSatisfy(\.onlyReads) && factors.contains { $0.ofElement == value.ofElement }
    }

    /// The text without the number of a closure's parameter.
    private var ofElement: String { trimmedDescription.replacing(/^\$\d\./, with: ".") }

    /// The parts of a product, or the expression itself.
    fileprivate var factors: [ExprSyntax] {
        let expression = withoutParentheses
        guard let infix = expression.as(InfixOperatorExprSyntax.self), infix.operator.trimmedDescription == "*" else { return [expression] }
        return infix.leftOperand.factors + infix.rightOperand.factors
    }
}
