internal import SwiftSyntax

extension ExprSyntax {
    /// Whether it asks if a list is empty beside a comparison of a sum over that list, which has the same answer for an empty one.
    ///
    /// `items.isEmpty || total() <= 0` is such a question, and so is `!items.isEmpty && total() > 0`.
    ///
    /// - Parameter isEmpty: Whether the condition holds for an empty collection; with a `!`, it holds for all others.
    func asksBesideASum(forEmpty isEmpty: Bool) -> Bool {
        guard let list = listAsked(forEmpty: isEmpty) else { return false }
        return conditionsBeside(isEmpty ? "||" : "&&").contains { $0.answer(forEmpty: list) == isEmpty }
    }

    /// Whether it compares the sum of a list with that of an empty one, beside a question if the list is empty.
    ///
    /// Of the lists that come here, none has that sum, so its boundary makes no difference.
    var comparesWithTheSumOfNothing: Bool {
        guard let infix = self.as(InfixOperatorExprSyntax.self), let limit = infix.rightOperand.knownNumber else { return false }
        return ["||", "&&"].contains { sign in
            conditionsBeside(sign).contains { question in
                question.listAsked(forEmpty: sign == "||").map { NumberTrace.number(of: infix.leftOperand, forEmpty: $0) == limit } ?? false
            }
        }
    }

    /// The list that it asks whether it is empty; nil for any other condition.
    ///
    /// - Parameter isEmpty: Whether the condition holds for an empty list; with a `!`, it holds for all others.
    private func listAsked(forEmpty isEmpty: Bool) -> ExprSyntax? {
        let negation = self.as(PrefixOperatorExprSyntax.self).flatMap { $0.operator.text == "!" ? $0.expression : nil }
        guard (negation == nil) == isEmpty, let access = (negation ?? self).as(MemberAccessExprSyntax.self),
            access.declName.baseName.text == "isEmpty", let list = access.base, list.onlyReads
        else { return nil }
        return list
    }

    /// The conditions that are joined with it by an operator, or by the commas of a list of conditions.
    private func conditionsBeside(_ sign: String) -> [ExprSyntax] {
        if let infix = parent?.as(InfixOperatorExprSyntax.self) {
            guard infix.operator.trimmedDescription == sign else { return [] }
            return [infix.leftOperand, infix.rightOperand].filter { $0.id != id }.map(\.withoutParentheses)
        }
        guard sign == "&&", let element = parent?.as(ConditionElementSyntax.self),
            let list = element.parent?.as(ConditionElementListSyntax.self)
        else { return [] }
        return list.compactMap { other in
            if case .expression(let condition) = other.condition, other.id != element.id { condition.withoutParentheses } else { nil }
        }
    }

    /// The answer of a comparison with a number if a list is empty; nil if it is not known.
    private func answer(forEmpty list: ExprSyntax) -> Bool? {
        if let body = ownBody { return body.count == 1 ? body.first?.item.as(ExprSyntax.self)?.answer(forEmpty: list) : nil }
        guard let infix = self.as(InfixOperatorExprSyntax.self), let limit = infix.rightOperand.knownNumber,
            let sum = NumberTrace.number(of: infix.leftOperand, forEmpty: list)
        else { return nil }
        return switch infix.operator.trimmedDescription {
        case "<": sum < limit
        case "<=": sum <= limit
        case ">": sum > limit
        case ">=": sum >= limit
        case "==": sum == limit
        case "!=": sum != limit
        default: nil
        }
    }
}

extension NumberTrace {
    /// The number that an expression is if a list is empty; nil if it is not known.
    ///
    /// A subclass may replace a function of the module, but no reasonable test gives an empty list a sum that is not zero.
    static func number(of value: ExprSyntax, forEmpty list: ExprSyntax) -> Int? {
        let name = list.trimmedDescription.replacing(/^self\./, with: "")
        let state = State(others: [name: .emptyList, "self.\(name)": .emptyList])
        let trace = NumberTrace(value: nil, number: 0, assumption: nil)
        if let body = value.ownBody {
            guard case .text(let outcome)? = try? trace.outcome(of: body, state), outcome.hasPrefix("return ") else { return nil }
            return Int(outcome.dropFirst("return ".count))
        }
        var after = state
        guard case .number(let number)? = try? trace.known(value, &after), after.effects.isEmpty else { return nil }
        return number
    }
}

extension ExprSyntax {
    /// The body of the only function without parameters, or the getter of the only property, of the file that it calls or names.
    fileprivate var ownBody: CodeBlockItemListSyntax? {
        if let call = self.as(FunctionCallExprSyntax.self) {
            guard call.arguments.isEmpty, call.trailingClosure == nil, let name = call.calledExpression.ownName else { return nil }
            return OwnBody.only(name, in: root)
        }
        return ownName.flatMap { OwnBody.only($0, in: root) }
    }
}

/// The only body of a name in a file.
private enum OwnBody {
    static func only(_ name: String, in tree: Syntax) -> CodeBlockItemListSyntax? {
        let names = FileNames.of(tree)
        let (functions, variables) = (names.functions[name] ?? [], names.variables(name))
        guard functions.count + variables.count == 1 else { return nil }
        if let function = functions.first { return function.signature.effectSpecifiers == nil ? function.body?.statements : nil }
        guard case .getter(let statements) = variables[0].accessorBlock?.accessors else { return nil }
        return statements
    }
}
