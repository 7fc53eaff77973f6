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
        let uses = NameUses.ofMember(function.name.text, in: root)
        let closures = uses.map {
            $0.parent?.as(FunctionCallExprSyntax.self)?.closure(for: function.signature.parameterClause.parameters[place])
        }
        return closures.contains { $0 != nil }
            && zip(uses, closures).allSatisfy { use, closure in
                guard let call = use.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == use.id else { return false }
                // Another object's function may be called the same.
                return closure?.statements.settle(facts) ?? !call.isOwn
            }
    }
}

extension FunctionCallExprSyntax {
    /// The closure that it hands to a parameter of the function that it calls, in the parentheses or behind them.
    ///
    /// The closure without a label behind the parentheses is for the first parameter that takes a function and has none in them.
    fileprivate func closure(for parameter: FunctionParameterSyntax) -> ClosureExprSyntax? {
        guard let all = parameter.parent?.as(FunctionParameterListSyntax.self) else { return nil }
        var open = Array(all)
        for argument in arguments {
            guard let place = open.firstIndex(where: { $0.firstName.text == argument.label?.text ?? "_" }) else { return nil }
            let filled = open.remove(at: place)
            if filled.id == parameter.id { return argument.expression.as(ClosureExprSyntax.self) }
        }
        let label = parameter.firstName.text
        if let closure = additionalTrailingClosures.first(where: { $0.label.text == label })?.closure { return closure }
        return open.first(where: \.type.isFunction)?.id == parameter.id ? trailingClosure : nil
    }
}

extension TypeSyntax {
    fileprivate var isFunction: Bool {
        self.is(FunctionTypeSyntax.self) || self.as(AttributedTypeSyntax.self)?.baseType.isFunction == true
    }

    /// Whether it is that of a closure which the function that takes it cannot keep.
    var isFunctionThatIsRunNow: Bool {
        let isKept = self.as(AttributedTypeSyntax.self)?.attributes.trimmedDescription.contains("@escaping") ?? false
        return isFunction && !isKept
    }
}
