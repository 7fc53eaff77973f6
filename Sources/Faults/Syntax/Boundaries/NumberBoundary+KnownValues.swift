internal import SwiftSyntax

extension NumberBoundary {
    /// Whether a name is compared that only stands for a few numbers, none of which lies between the boundary and the moved one.
    ///
    /// With `let shipping = isFar ? 490 : 0`, `shipping > 0` and `shipping > 1` are the same.
    func isSameForKnownValues(withOtherNumber: Bool) -> Bool {
        let values = value.knownValues
        return !values.isEmpty && isSame(for: values, withOtherNumber: withOtherNumber)
    }

    /// Whether a product is compared, and no multiple of its number lies between the boundary and the moved one.
    ///
    /// The only constant with its name that holds a product counts as well.
    /// With `let double = digit * 2`, `double > 9` and `double >= 9` are the same.
    func isSameForMultiples(withOtherNumber: Bool) -> Bool {
        let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text
        let product = name.flatMap { FileNames.of(comparison.root).onlyConstant($0) ?? subject(boundTo: $0) } ?? productBefore ?? value
        let factor = value.callNothing ? factorBefore(of: value.trimmedDescription) : nil
        guard let divisor = product.knownDivisor ?? factor ?? divisorOfArguments, divisor > 1, number < Int.max / 2 else { return false }
        let nearest = number / divisor * divisor
        return isSame(for: [nearest - divisor, nearest, nearest + divisor], withOtherNumber: withOtherNumber)
    }
}

extension NumberBoundary {
    /// The value to which a pattern around the comparison gives a name: `digit * 2` in `switch digit * 2 { case let x where x > 9: … }`.
    private func subject(boundTo name: String) -> ExprSyntax? {
        func isName(_ pattern: PatternSyntax) -> Bool { pattern.trimmedDescription.wholeMatch(of: /(?:let )?(\w+)/)?.1 == name[...] }
        for node in sequence(first: Syntax(comparison), next: \.parent) {
            if let way = node.as(SwitchCaseSyntax.self), let label = way.label.as(SwitchCaseLabelSyntax.self),
                label.caseItems.contains(where: { isName($0.pattern) })
            {
                return way.parent?.parent?.as(SwitchExprSyntax.self)?.subject
            }
            let conditions = node.as(ConditionElementListSyntax.self) ?? node.as(IfExprSyntax.self)?.conditions
            guard let conditions = conditions ?? node.as(WhileStmtSyntax.self)?.conditions else { continue }
            for condition in conditions {
                if let match = condition.condition.as(MatchingPatternConditionSyntax.self), isName(match.pattern) {
                    return match.initializer.value
                }
                if let unwrapped = condition.condition.as(OptionalBindingConditionSyntax.self), isName(unwrapped.pattern) {
                    return unwrapped.initializer?.value.as(FunctionCallExprSyntax.self)?.mappedValue
                }
            }
        }
        return nil
    }

    /// The value of the closure of the `map` before, if the comparison asks for the elements behind it.
    ///
    /// It is `$0 * 2` in `list.map { $0 * 2 }.map { $0 > 9 ? … }`.
    private var productBefore: ExprSyntax? {
        guard value.trimmedDescription == "$0",
            let closure = sequence(first: Syntax(comparison), next: \.parent).lazy.compactMap({ $0.as(ClosureExprSyntax.self) }).first,
            let call = closure.parent?.as(FunctionCallExprSyntax.self),
            ["map", "compactMap", "flatMap", "filter", "contains", "allSatisfy", "first", "forEach"].contains(call.calledName),
            let list = call.receiver, let before = (list.namedConstant ?? list).as(FunctionCallExprSyntax.self)
        else { return nil }
        return before.mappedValue
    }

    /// The number that divides each argument of the private function whose parameter is compared; nil if it differs, or none is known.
    private var divisorOfArguments: Int? {
        guard let divisors = ArrivingValues(atParameter: value)?.values.map(\.knownDivisor), Set(divisors).count == 1 else { return nil }
        return divisors.first ?? nil
    }

    /// The number by which the statement before the comparison multiplies the variable: 2 in `x *= 2; if x > 9 { … }` or `x += x`.
    ///
    /// In `var x = digit; x += digit`, the variable still is the number that is added.
    private func factorBefore(of name: String) -> Int? {
        guard let item = comparison.nearestStatement, ![.whileStmt, .repeatStmt, .forStmt].contains(item.item.kind),
            let list = item.parent?.as(CodeBlockItemListSyntax.self),
            case let statements = list.prefix(while: { $0.id != item.id }), let before = statements.last
        else { return nil }
        if let binding = before.item.as(VariableDeclSyntax.self)?.bindings.last, binding.pattern.trimmedDescription == name {
            return binding.initializer?.value.knownDivisor
        }
        guard case .expr(let expression) = before.item, let assignment = expression.as(InfixOperatorExprSyntax.self),
            assignment.leftOperand.trimmedDescription == name
        else { return nil }
        let factor = assignment.rightOperand
        return switch assignment.operator.trimmedDescription {
        case "*=": factor.knownNumber
        case "=": factor.knownDivisor
        case "+=": [name, statements.dropLast().last?.firstValue(of: name)].contains(factor.trimmedDescription) ? 2 : nil
        case "<<=": factor.wholeNumber.flatMap { (1..<32).contains($0) ? 1 << $0 : nil }
        default: nil
        }
    }
}

extension FunctionCallExprSyntax {
    /// The only expression in the closure of a `map`, in the parentheses or behind them; nil for any other call.
    fileprivate var mappedValue: ExprSyntax? {
        guard calledName == "map" else { return nil }
        let statements = (trailingClosure ?? arguments.first?.expression.as(ClosureExprSyntax.self))?.statements
        return statements?.count == 1 ? statements?.first?.item.as(ExprSyntax.self) : nil
    }
}

extension CodeBlockItemSyntax {
    /// The name of what a variable has as its first value, if the statement declares it: `digit` in `var x = digit`.
    fileprivate func firstValue(of name: String) -> String? {
        let binding = item.as(VariableDeclSyntax.self)?.bindings.first { $0.pattern.trimmedDescription == name }
        return binding?.initializer?.value.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
}

extension ExprSyntax {
    /// A whole number that divides the value, as it is a factor of the product; nil if none is known.
    fileprivate var knownDivisor: Int? {
        if let call = self.as(FunctionCallExprSyntax.self) {
            guard let function = OwnFunction.called(by: call), let answers = Syntax(function).answers?.values else { return nil }
            return answers.count == 1 && !answers[0].is(FunctionCallExprSyntax.self) ? answers[0].knownDivisor : nil
        }
        if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 { return tuple.elements.first?.expression.knownDivisor }
        guard let product = self.as(InfixOperatorExprSyntax.self) else { return nil }
        switch product.operator.trimmedDescription {
        case "*": break
        case "+": return product.leftOperand.trimmedDescription == product.rightOperand.trimmedDescription ? 2 : nil
        case "<<": return product.rightOperand.wholeNumber.flatMap { (1..<32).contains($0) ? 1 << $0 : nil }
        default: return nil
        }
        return [product.leftOperand, product.rightOperand].lazy.compactMap { factor in
            factor.knownNumber ?? factor.knownDivisor
        }.first
    }
}
