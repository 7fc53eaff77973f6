internal import SwiftSyntax

extension ExprSyntax {
    /// Whether it asks if a collection is empty, and the code does the same for an empty one without that.
    ///
    /// Behind it, there are only loops over the collection and questions about its elements.
    ///
    /// - Parameter isEmpty: Whether the condition holds for an empty collection; with a `!`, it holds for all others.
    func asksInVain(forEmpty isEmpty: Bool) -> Bool {
        let negation = self.as(PrefixOperatorExprSyntax.self).flatMap { $0.operator.text == "!" ? $0.expression : nil }
        guard (negation == nil) == isEmpty, let access = (negation ?? self).as(MemberAccessExprSyntax.self),
            access.declName.baseName.text == "isEmpty",
            let collection = access.base, collection.onlyReads,
            let element = parent?.as(ConditionElementSyntax.self), let list = element.parent?.as(ConditionElementListSyntax.self)
        else { return false }
        let name = collection.trimmedDescription
        if list.count == 1, NumberTrace.isSame(whateverIs: self, forEmpty: collection) { return true }
        if let way = list.parent?.as(GuardStmtSyntax.self), negation != nil, list.count == 1 {
            return way.body.statements.skip(what: Syntax(way), for: name)
        }
        guard let branch = list.parent?.as(IfExprSyntax.self), branch.elseBody == nil else { return false }
        if negation == nil, list.count == 1 { return branch.body.statements.skip(what: Syntax(branch), for: name) }
        return negation != nil && list.onlyReads && branch.parent?.is(ExpressionStmtSyntax.self) == true
            && branch.body.statements.allSatisfy { $0.doesNothing(forEmpty: name) }
    }
}

extension CodeBlockItemListSyntax {
    /// Whether these statements of a branch leave a block, and the statements behind the branch do the same if a collection is empty.
    fileprivate func skip(what branch: Syntax, for collection: String) -> Bool {
        guard count == 1, let exit = first?.item,
            let statement = branch.parent?.as(CodeBlockItemSyntax.self) ?? branch.parent?.parent?.as(CodeBlockItemSyntax.self),
            let list = statement.parent?.as(CodeBlockItemListSyntax.self)
        else { return false }
        let rest = list.drop { $0.id != statement.id }.dropFirst()
        guard let block = list.parent?.parent else { return false }
        if exit.is(ContinueStmtSyntax.self) {
            return block.is(ForStmtSyntax.self) && rest.allSatisfy { $0.doesNothing(forEmpty: collection) }
        }
        guard let answer = exit.as(ReturnStmtSyntax.self), block.is(FunctionDeclSyntax.self) || block.is(InitializerDeclSyntax.self) else {
            return false
        }
        guard let value = answer.expression else { return rest.allSatisfy { $0.doesNothing(forEmpty: collection) } }
        return rest.count == 1
            && rest.first?.item.as(ReturnStmtSyntax.self)?.expression?.value(forEmpty: collection)
                == value.trimmedDescription
    }
}

extension CodeBlockItemSyntax {
    /// Whether it does nothing if a collection is empty: it is a loop over the elements, or asks first whether it contains something.
    fileprivate func doesNothing(forEmpty collection: String) -> Bool {
        if let loop = item.as(ForStmtSyntax.self) {
            let ways = ["", ".reversed()", ".enumerated()", ".indices", ".indices.reversed()", ".sorted()"]
            return ways.contains { loop.sequence.trimmedDescription == collection + $0 }
        }
        if let call = callMade, call.calledName == "forEach", call.receiver?.trimmedDescription == collection { return true }
        if let way = item.as(GuardStmtSyntax.self), way.conditions.count == 1 {
            return way.conditions.first?.condition.negated?.asksForContents(of: collection) ?? false
        }
        guard let branch = item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self), branch.elseBody == nil,
            case .expression(let first) = branch.conditions.first?.condition
        else { return false }
        return first.asksForContents(of: collection)
    }
}

extension ConditionElementSyntax.Condition {
    /// The condition of which it is the opposite.
    fileprivate var negated: ExprSyntax? {
        guard case .expression(let condition) = self, let negation = condition.as(PrefixOperatorExprSyntax.self) else { return nil }
        return negation.operator.text == "!" ? negation.expression : nil
    }
}

extension ExprSyntax {
    fileprivate func asksForContents(of collection: String) -> Bool {
        guard let call = self.as(FunctionCallExprSyntax.self) else { return false }
        return call.calledName == "contains" && call.receiver?.trimmedDescription == collection && call.arguments.onlyReads
    }

    /// The value if a collection is empty, as text; nil if it is not known.
    fileprivate func value(forEmpty collection: String) -> String? {
        let call = self.as(FunctionCallExprSyntax.self)
        guard let access = (call?.calledExpression ?? self).as(MemberAccessExprSyntax.self),
            access.base?.trimmedDescription == collection,
            call?.arguments.allSatisfy({ $0.expression.is(ClosureExprSyntax.self) || $0.expression.onlyReads }) != false
        else { return nil }
        let name = access.declName.baseName.text
        if call == nil { return ["first", "last"].contains(name) ? "nil" : nil }
        return [
            "map": "[]", "filter": "[]", "compactMap": "[]", "flatMap": "[]", "joined": "\"\"", "min": "nil", "max": "nil", "first": "nil",
            "firstIndex": "nil", "contains": "false", "allSatisfy": "true",
        ][name]
    }
}
