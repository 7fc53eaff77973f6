internal import SwiftSyntax

extension NumberTrace {
    /// The value that a function of the same file returns for some values; nil if it is not known.
    func answer(of call: FunctionCallExprSyntax, to values: [Known]) throws -> Known? {
        guard call.trailingClosure == nil, isProperty(at: call) || values.contains(where: \.isPlain),
            let function = OwnFunction.called(by: call),
            let body = function.body, !holdsAssumption(function)
        else { return nil }
        let names = function.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text }
        return try answer(of: body.statements, State(locals: Dictionary(zip(names, values)) { _, last in last }), at: call)
    }

    /// The value of a computed property of the same type, as far as it depends on the number; nil if it is not known.
    func answer(of name: DeclReferenceExprSyntax) throws -> Known? {
        guard isProperty(at: name), let property = FileNames.of(name.root).onlyVariable(name.baseName.text),
            property.parent?.parent?.as(VariableDeclSyntax.self)?.modifiers.isPrivate == true,
            case .getter(let body)? = property.accessorBlock?.accessors, !holdsAssumption(property)
        else { return nil }
        return try answer(of: body, State(), at: name)
    }

    private func answer(of body: CodeBlockItemListSyntax, _ state: State, at use: some SyntaxProtocol) throws -> Known? {
        try budget.spend()
        let value = isProperty(at: use) ? value : nil
        let inner = NumberTrace(value: value, number: number, assumption: assumption, budget: budget)
        guard case .text(let outcome)? = try? inner.outcome(of: body, state), outcome.hasPrefix("return ") else { return nil }
        let answer = String(outcome.dropFirst("return ".count))
        if let number = Int(answer) { return .number(number) }
        if let truth = Bool(answer) { return .truth(truth) }
        // A name that means one thing there must not mean another one here.
        let isHidden = !use.namesInScope.isDisjoint(with: body.identifiers.filter { state.locals[$0] == nil })
        return isHidden ? nil : .text(answer)
    }

    /// Whether the value is a property that never changes, which each function of the type sees.
    private func isProperty(at use: some SyntaxProtocol) -> Bool {
        guard let name = value?.as(DeclReferenceExprSyntax.self)?.baseName.text, !use.namesInScope.contains(name),
            case let variables = FileNames.of(use.root).variables(name), variables.count == 1,
            let declaration = variables[0].parent?.parent?.as(VariableDeclSyntax.self),
            declaration.parent?.is(MemberBlockItemSyntax.self) == true,
            declaration.bindingSpecifier.tokenKind == .keyword(.let),
            !declaration.modifiers.contains(where: { $0.name.tokenKind == .keyword(.static) })
        else { return false }
        let type = sequence(first: Syntax(declaration), next: \.parent).first { $0.asProtocol((any DeclGroupSyntax).self) != nil }
        return sequence(first: Syntax(use), next: \.parent).contains { $0.id == type?.id }
    }
}

extension SyntaxProtocol {
    /// The names of the parameters and variables of the functions and closures around.
    fileprivate var namesInScope: Set<String> {
        let around = sequence(first: Syntax(self), next: \.parent).prefix { $0.asProtocol((any DeclGroupSyntax).self) == nil }
        return around.reduce(into: []) { names, node in
            if let body = node.as(CodeBlockItemListSyntax.self) { names.formUnion(body.newNames) }
            if let closure = node.as(ClosureExprSyntax.self) { names.formUnion(closure.namesOfParameters) }
            let signature = node.as(FunctionDeclSyntax.self)?.signature ?? node.as(InitializerDeclSyntax.self)?.signature
            names.formUnion(signature?.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text } ?? [])
        }
    }
}

extension NumberTrace.Known {
    fileprivate var isPlain: Bool {
        if case .text = self { self == .emptyList } else { true }
    }
}
