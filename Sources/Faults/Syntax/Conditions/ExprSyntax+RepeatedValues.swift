internal import SwiftSyntax

extension ExprSyntax {
    /// Whether it asks if a variable has a value yet, and all that happens if not is that the variable gets it.
    ///
    /// In `if !isQuoted { if text.contains(",") { isQuoted = true } }` and `if last != name { last = name }`, the question only saves work.
    func asksForValueThatIsSet(_ facts: FunctionFacts) -> Bool {
        guard let statements = statementsDecided, !statements.isEmpty else { return false }
        return valuesMissing.contains { name, value in
            (isVariableOfFunction(name) || StoredProperty.only(name, in: root)?.bindingSpecifier.tokenKind == .keyword(.var))
                && statements.allSatisfy { $0.onlySets(name, to: value, facts) }
        }
    }

    /// The statements that run only if this condition holds: those of an `if` without `else`, or the rest of a function behind a `guard`.
    private var statementsDecided: [CodeBlockItemSyntax]? {
        guard let element = parent?.as(ConditionElementSyntax.self), let list = element.parent?.as(ConditionElementListSyntax.self),
            list.count == 1
        else { return nil }
        if let branch = list.parent?.as(IfExprSyntax.self), branch.elseBody == nil, branch.parent?.is(ExpressionStmtSyntax.self) == true {
            return Array(branch.body.statements)
        }
        guard let way = list.parent?.as(GuardStmtSyntax.self), way.body.statements.count == 1,
            way.body.statements.first?.item.as(ReturnStmtSyntax.self).map({ $0.expression == nil }) == true,
            let block = way.parent?.parent?.as(CodeBlockItemListSyntax.self),
            block.parent?.parent?.is(FunctionDeclSyntax.self) == true
                || block.parent?.parent?.is(AccessorDeclSyntax.self) == true
        else { return nil }
        return Array(block.drop { $0.item.id != way.id }.dropFirst())
    }

    /// The variables that do not have a value if the condition holds, each with that value.
    private var valuesMissing: [(name: String, value: String)] {
        let condition = withoutParentheses
        if let name = condition.ownName { return [(name, "false")] }
        if let negation = condition.as(PrefixOperatorExprSyntax.self), negation.operator.text == "!" {
            return negation.expression.ownName.map { [($0, "true")] } ?? []
        }
        guard let comparison = condition.as(InfixOperatorExprSyntax.self), ["!=", "!=="].contains(comparison.operator.trimmedDescription)
        else { return [] }
        return [(comparison.leftOperand, comparison.rightOperand), (comparison.rightOperand, comparison.leftOperand)]
            .compactMap { variable, value in
                guard let name = variable.ownName, value.callNothing else { return nil }
                return (name, value.trimmedDescription)
            }
    }

    private func isVariableOfFunction(_ name: String) -> Bool {
        let lists = sequence(first: Syntax(self), next: \.parent).prefix { !$0.is(MemberBlockSyntax.self) }
            .compactMap { $0.as(CodeBlockItemListSyntax.self) }.filter { $0.parent?.is(SourceFileSyntax.self) == false }
        return lists.joined().contains { statement in
            guard let variable = statement.item.as(VariableDeclSyntax.self), variable.bindingSpecifier.tokenKind == .keyword(.var) else {
                return false
            }
            return variable.bindings.contains { $0.pattern.trimmedDescription == name && $0.accessorBlock == nil }
        }
    }
}

extension CodeBlockItemSyntax {
    /// Whether it gives a variable a value, or asks first whether to do so.
    fileprivate func onlySets(_ name: String, to value: String, _ facts: FunctionFacts) -> Bool {
        if let branch {
            let other =
                switch branch.elseBody {
                case .codeBlock(let body): body.statements.allSatisfy { $0.onlySets(name, to: value, facts) }
                case nil: true
                default: false
                }
            return other && (!branch.conditions.mayChangeSomething(facts) || branch.conditions.onlyAnswers(facts))
                && branch.body.statements.allSatisfy { $0.onlySets(name, to: value, facts) }
        }
        guard let infix = item.as(InfixOperatorExprSyntax.self), infix.operator.is(AssignmentExprSyntax.self) else { return false }
        return infix.leftOperand.ownName == name && infix.rightOperand.trimmedDescription == value
    }
}
