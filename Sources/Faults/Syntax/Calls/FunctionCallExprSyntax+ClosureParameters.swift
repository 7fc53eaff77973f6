internal import SwiftSyntax

extension FunctionCallExprSyntax {
    /// Whether it calls a parameter of a private function, which is always a closure that changes nothing the second time.
    ///
    /// With `finish { self.token = token }` as the only call, `store()` in `private func finish(_ store: () -> Void)` is such a call.
    func callsSettlingClosure(_ facts: FunctionFacts) -> Bool {
        guard arguments.isEmpty, let name = calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            let function = sequence(first: Syntax(self), next: \.parent).lazy.compactMap({ $0.as(FunctionDeclSyntax.self) }).first,
            function.modifiers.isPrivate,
            let place = function.signature.parameterClause.parameters.firstIndex(where: { ($0.secondName ?? $0.firstName).text == name })
        else { return false }
        let parameters = function.signature.parameterClause.parameters
        let uses = NameUses.ofMember(function.name.text, in: root)
        return !uses.isEmpty
            && uses.allSatisfy { use in
                guard let call = use.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == use.id else { return false }
                let isLast = parameters.index(after: place) == parameters.endIndex
                let argument = call.arguments.first { $0.label?.text ?? "_" == parameters[place].firstName.text }?.expression
                let closure = (isLast ? call.trailingClosure : nil) ?? argument?.as(ClosureExprSyntax.self)
                return closure.map { $0.statements.settle(facts) } ?? false
            }
    }
}
