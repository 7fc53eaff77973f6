internal import SwiftSyntax

extension FunctionCallExprSyntax {
    /// Whether it calls a parameter of a private function, which is always a closure that changes nothing the second time.
    ///
    /// With `finish { self.token = token }` as the only call, `store()` in `private func finish(_ store: () -> Void)` is such a call.
    func callsSettlingClosure(_ facts: FunctionFacts) -> Bool {
        guard arguments.callNothing, let name = calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            let function = sequence(first: Syntax(self), next: \.parent).lazy.compactMap({ $0.as(FunctionDeclSyntax.self) }).first,
            function.modifiers.isPrivate,
            let place = function.signature.parameterClause.parameters.firstIndex(where: { ($0.secondName ?? $0.firstName).text == name })
        else { return false }
        let label = function.signature.parameterClause.parameters[place].firstName.text
        let isFirstClosure = function.signature.parameterClause.parameters.firstIndex { $0.type.isFunction } == place
        let uses = NameUses.ofMember(function.name.text, in: root)
        let closures = uses.map { $0.parent?.as(FunctionCallExprSyntax.self)?.closure(label, isFirst: isFirstClosure) }
        return closures.contains { $0 != nil }
            && zip(uses, closures).allSatisfy { use, closure in
                guard let call = use.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == use.id else { return false }
                // Another object's function may be called the same.
                return closure?.statements.settle(facts) ?? !call.isOwn
            }
    }
}

extension FunctionCallExprSyntax {
    /// The closure that it hands to a parameter, in the parentheses or behind them.
    ///
    /// - Parameters:
    ///   - label: The parameter's label.
    ///   - isFirst: Whether it is the first parameter that takes a function, whose closure stands behind the parentheses without a label.
    fileprivate func closure(_ label: String, isFirst: Bool) -> ClosureExprSyntax? {
        let argument = arguments.first { ($0.label?.text ?? "_") == label }?.expression.as(ClosureExprSyntax.self)
        return argument ?? additionalTrailingClosures.first { $0.label.text == label }?.closure ?? (isFirst ? trailingClosure : nil)
    }
}

extension TypeSyntax {
    fileprivate var isFunction: Bool {
        self.is(FunctionTypeSyntax.self) || self.as(AttributedTypeSyntax.self)?.baseType.isFunction == true
    }
}
