internal import SwiftSyntax

extension Syntax {
    /// Whether the node is a text that a private function or property returns, and the module only asks whether there is one.
    func isTextOnlyAskedForPresence(_ uses: [String: [Syntax]]) -> Bool {
        guard let value = self.as(ExprSyntax.self), let (declaration, name) = privateDeclarationAround,
            declaration.answers?.values.contains(where: { $0.isOrChooses(value) }) == true, let places = uses[name], !places.isEmpty
        else { return false }
        return places.allSatisfy(\.isAskedForPresence)
    }

    /// The innermost function or property around the node with its name, if it is private to its type or file.
    private var privateDeclarationAround: (Syntax, String)? {
        for node in sequence(first: self, next: \.parent) {
            if node.is(ClosureExprSyntax.self) { return nil }
            if let function = node.as(FunctionDeclSyntax.self) { return function.modifiers.isPrivate ? (node, function.name.text) : nil }
            if let binding = node.as(PatternBindingSyntax.self), let variable = binding.parent?.parent?.as(VariableDeclSyntax.self),
                variable.parent?.is(MemberBlockItemSyntax.self) == true
            {
                return variable.modifiers.isPrivate ? (node, binding.pattern.trimmedDescription) : nil
            }
        }
        return nil
    }

    /// Whether the code only asks whether the value is nil.
    private var isAskedForPresence: Bool {
        var value = parent?.as(MemberAccessExprSyntax.self).flatMap { $0.declName.id == id ? Syntax($0) : nil } ?? self
        if let call = value.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == value.id { value = Syntax(call) }
        if let infix = value.parent?.as(InfixOperatorExprSyntax.self) {
            return ["==", "!="].contains(infix.operator.trimmedDescription)
                && [infix.leftOperand, infix.rightOperand].contains { $0.is(NilLiteralExprSyntax.self) }
        }
        let binding = value.parent?.parent?.as(OptionalBindingConditionSyntax.self)
        return binding?.pattern.is(WildcardPatternSyntax.self) == true
    }
}

extension ExprSyntax {
    /// Whether it is some expression, or chooses it with a condition.
    fileprivate func isOrChooses(_ value: ExprSyntax) -> Bool {
        if id == value.id { return true }
        guard let choice = self.as(TernaryExprSyntax.self) else { return false }
        return choice.thenExpression.isOrChooses(value) || choice.elseExpression.isOrChooses(value)
    }
}
