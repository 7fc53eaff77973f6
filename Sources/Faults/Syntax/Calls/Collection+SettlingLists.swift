internal import SwiftSyntax

extension Collection<CodeBlockItemSyntax> {
    /// Whether the statements go through a list and empty it at the end, so that a second call has nothing left to do.
    var emptyWhatTheyGoThrough: Bool {
        guard count == 2, let list = first?.listItGoesThrough, let last = dropFirst().first?.item else { return false }
        if let infix = last.as(InfixOperatorExprSyntax.self) {
            return infix.operator.is(AssignmentExprSyntax.self) && infix.leftOperand.ownName == list
                && infix.rightOperand.isSpelling(of: "[]")
        }
        guard let call = last.as(FunctionCallExprSyntax.self), call.calledName == "removeAll", call.trailingClosure == nil else {
            return false
        }
        return call.receiver?.ownName == list
    }

    /// Whether the statements add something to a list unless it is there, so that a second call finds it.
    var addWhatIsMissing: Bool {
        guard count == 2, let first, let call = dropFirst().first?.item.as(FunctionCallExprSyntax.self),
            ["append", "insert"].contains(call.calledName), let list = call.receiver?.ownName
        else { return false }
        // What is added is what was not found.
        guard let search = first.searchThatEndsIt, search.receiver?.ownName == list else { return false }
        let asked = (search.arguments.identifiers + (search.trailingClosure?.identifiers ?? [])).filter { !$0.hasPrefix("$") }
        return !Set(asked).isDisjoint(with: call.arguments.identifiers)
    }

    /// Whether the statements begin by taking an element out of a collection, and end if it is not there, as it is the second time.
    var takeOneElementAway: Bool {
        guard let way = first?.item.as(GuardStmtSyntax.self), way.conditions.count == 1,
            case .optionalBinding(let binding)? = way.conditions.first?.condition, let call = binding.initializer?.value.callMade,
            ["removeValue(forKey:)", "remove(_:)"].contains(call.shown), call.receiver?.isVisibleCollection == true,
            call.arguments.callNothing,
            call.arguments.flatMap(\.expression.identifiers).allSatisfy(call.parametersAround.contains),
            let end = way.body.statements.first?.item.as(ReturnStmtSyntax.self)
        else { return false }
        return end.expression?.callNothing ?? true
    }
}

extension CodeBlockItemSyntax {
    /// The name of the list that it goes through without an error or another way out.
    fileprivate var listItGoesThrough: String? {
        let (list, body): (String?, Syntax?)
        if let loop = item.as(ForStmtSyntax.self), loop.whereClause == nil {
            (list, body) = (loop.sequence.ownName, Syntax(loop.body))
        } else if let call = item.as(FunctionCallExprSyntax.self), call.calledName == "forEach" {
            (list, body) = (call.receiver?.ownName, Syntax(call.arguments.first?.expression) ?? Syntax(call.trailingClosure))
        } else {
            return nil
        }
        guard let list, let body, !body.mentions(list) else { return nil }
        let ends: Set<Keyword> = [.return, .break, .throw, .try]
        let hasOtherEnd = body.tokens(viewMode: .sourceAccurate).contains { token in
            if case .keyword(let word) = token.tokenKind { ends.contains(word) } else { false }
        }
        return hasOtherEnd ? nil : list
    }

    /// The search in a list that ends the function here if it finds something, before it does anything.
    fileprivate var searchThatEndsIt: FunctionCallExprSyntax? {
        if let way = item.as(GuardStmtSyntax.self), way.body.statements.onlyReturn, let question = way.conditions.onlyExpression {
            return question.as(PrefixOperatorExprSyntax.self).flatMap { $0.operator.text == "!" ? $0.expression.search : nil }
        }
        if let choice = item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self), choice.elseBody == nil,
            choice.body.statements.onlyReturn
        {
            return choice.conditions.onlyExpression?.search
        }
        return nil
    }
}

extension CodeBlockItemListSyntax {
    /// Whether they are a `return` without a value.
    fileprivate var onlyReturn: Bool {
        count == 1 && first?.item.as(ReturnStmtSyntax.self).map { $0.expression == nil } == true
    }
}

extension ConditionElementListSyntax {
    fileprivate var onlyExpression: ExprSyntax? {
        guard count == 1, case .expression(let question)? = first?.condition else { return nil }
        return question
    }
}

extension ExprSyntax {
    /// The call by which it asks whether a list has an element.
    fileprivate var search: FunctionCallExprSyntax? {
        withoutParentheses.as(FunctionCallExprSyntax.self).flatMap { $0.calledName == "contains" ? $0 : nil }
    }
}
