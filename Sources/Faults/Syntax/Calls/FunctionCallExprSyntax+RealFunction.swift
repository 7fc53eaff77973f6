internal import SwiftSyntax

extension FunctionCallExprSyntax {
    /// Whether it calls a function that nobody can replace, and that only passes its arguments on to a real one.
    ///
    /// Such are a private function, one outside of any type, and a constant closure, if all they do is
    /// `Analytics.shared.track(event: event)`.
    ///
    /// - Parameter functions: The real functions, such as `Analytics.shared.track(event:)`.
    func onlyCallsReal(among functions: [String]) -> Bool {
        guard let name = calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? nameCalledOnSelf else { return false }
        let names = FileNames.of(root)
        if let closure = names.onlyConstant(name)?.as(ClosureExprSyntax.self) {
            return closure.statements.passOn(closure.parameterNames, to: functions)
        }
        guard let all = names.functions[name], all.count == 1, let function = all.first, names.count(of: name) == 0,
            function.modifiers.isPrivate || function.parent?.is(CodeBlockItemSyntax.self) == true
        else { return false }
        let parameters = function.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text }
        return function.body?.statements.passOn(parameters, to: functions) ?? false
    }

    /// The name of the function that it calls on `self`; nil for any other call.
    private var nameCalledOnSelf: String? { receiver?.trimmedDescription == "self" ? calledName : nil }
}

extension CodeBlockItemListSyntax {
    /// Whether they are one call of one of some functions, with these values in this order.
    fileprivate func passOn(_ values: [String], to functions: [String]) -> Bool {
        guard count == 1, let call = first?.callMade, let receiver = call.receiver, call.trailingClosure == nil else { return false }
        return functions.contains("\(receiver.oneLine).\(call.shown)")
            && call.arguments.map(\.expression.trimmedDescription) == values
    }
}

extension ClosureExprSyntax {
    /// The names of its parameters; without a list of them, `$0` and so on.
    fileprivate var parameterNames: [String] {
        switch signature?.parameterClause {
        case .simpleInput(let names): names.map(\.name.text)
        case .parameterClause(let clause): clause.parameters.map { ($0.secondName ?? $0.firstName).text }
        case nil: (0..<(statements.first?.callMade?.arguments.count ?? 0)).map { "$\($0)" }
        @unknown default: []
        }
    }
}
