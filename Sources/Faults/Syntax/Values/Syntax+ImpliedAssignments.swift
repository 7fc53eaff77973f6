internal import SwiftSyntax

extension Syntax {
    /// Whether the statement gives a stored flag the state that a condition on the way here asks for: `if isOn { … } else { isOn = false }`.
    var assignsWhatLedHere: Bool {
        guard let statement = self.as(CodeBlockItemSyntax.self), let (name, value) = statement.flagSet,
            StoredProperty.only(name, in: root)?.bindingSpecifier.tokenKind == .keyword(.var)
        else { return false }
        return statement.knownConditions(about: [name]).contains { condition in
            condition.expression.flagAsked.map { $0.name == name && ($0.isOn == condition.holds) == value } ?? false
        }
    }
}

extension CodeBlockItemSyntax {
    /// The name of a variable to which it assigns a truth, with that truth.
    fileprivate var flagSet: (name: String, isOn: Bool)? {
        guard let infix = item.as(InfixOperatorExprSyntax.self), infix.operator.is(AssignmentExprSyntax.self),
            let name = infix.leftOperand.ownName, let value = infix.rightOperand.as(BooleanLiteralExprSyntax.self)
        else { return nil }
        return (name, value.literal.tokenKind == .keyword(.true))
    }

    /// Whether it only assigns a value that nothing is called for, to a stored property of another name.
    func onlyAssigns(otherThan names: Set<String>) -> Bool {
        guard let infix = item.as(InfixOperatorExprSyntax.self), infix.operator.is(AssignmentExprSyntax.self), infix.callNothing,
            let name = infix.leftOperand.ownName, !names.contains(name)
        else { return false }
        return StoredProperty.only(name, in: root) != nil
    }
}

extension ExprSyntax {
    /// The name of the flag that is all that the condition asks for, and the state that it wants.
    fileprivate var flagAsked: (name: String, isOn: Bool)? {
        if let name = ownName { return (name, true) }
        guard let negation = self.as(PrefixOperatorExprSyntax.self), negation.operator.text == "!" else { return nil }
        return negation.expression.ownName.map { ($0, false) }
    }
}
