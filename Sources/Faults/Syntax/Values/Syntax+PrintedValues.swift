internal import SwiftSyntax

extension Syntax {
    /// Whether the node only changes a private property that the module prints for people, checks in assertions, or never reads.
    ///
    /// - Parameters:
    ///   - uses: The places that use a name.
    ///   - functions: What is known about the functions.
    func setsPrintedProperty(_ uses: [String: [Syntax]], _ functions: FunctionFacts) -> Bool {
        guard let statement = self.as(CodeBlockItemSyntax.self) ?? parent?.as(CodeBlockItemSyntax.self),
            let name = statement.nameChanged, let property = StoredProperty.onlyUnwrapped(name, in: root, functions),
            property.modifiers.isPrivate,
            statement.onlyServes(name, functions), let places = uses[name],
            property.isPlainValue || places.contains(where: { $0.isForPeople(functions) })
        else { return false }
        return (places + FileNames.of(root).unwrappings(of: name).map { Syntax($0) }).allSatisfy { place in
            place.isForPeople(functions)
                || sequence(first: place, next: \.parent).lazy.compactMap { $0.as(CodeBlockItemSyntax.self) }.contains {
                    $0.onlyServes(name, functions)
                }
        }
    }

    /// Whether it stands in a call that prints for people, or that asserts.
    ///
    /// - Parameter functions: What is known about the module's functions, of which some only print; nil for none.
    func isForPeople(_ functions: FunctionFacts? = nil) -> Bool {
        liesIn(until: [.codeBlockItem]) { node in
            guard let call = node.as(FunctionCallExprSyntax.self), let name = call.calledName else { return false }
            if let functions, call.isSilent(functions) { return true }
            guard call.calledExpression.is(DeclReferenceExprSyntax.self), !OwnFunction.isDeclared(name, in: root)
            else { return false }
            let isOutput =
                KnownFunctions.printing.contains(name) && !call.printsRealLine && !call.arguments.contains { $0.label?.text == "to" }
            return isOutput || KnownFunctions.asserting.contains(name)
        }
    }
}

extension CodeBlockItemSyntax {
    /// Whether a call is all that a function or a getter does, so that it returns the call's value, as in `{ moments.popLast() }`.
    private func isAnswer(_ call: FunctionCallExprSyntax) -> Bool {
        sequence(first: Syntax(self), next: \.parent).lazy.compactMap(\.answers).first?.values.contains { $0.id == ExprSyntax(call).id }
            ?? false
    }

    /// The name of the property that the statement, or the first of those in its branch, changes; nil if there is none.
    fileprivate var nameChanged: String? {
        if let branch { return branch.body.statements.lazy.compactMap(\.nameChanged).first }
        let expression = item.as(ExprSyntax.self)
        if let infix = expression?.as(InfixOperatorExprSyntax.self) {
            return infix.changesItsLeft ? infix.leftOperand.ownName : nil
        }
        guard let call = expression?.as(FunctionCallExprSyntax.self), KnownFunctions.changing.contains(call.calledName ?? ""),
            !isAnswer(call)
        else { return nil }
        return call.receiver?.ownName
    }

    /// Whether it only changes this property, or decides about that, or prints.
    fileprivate func onlyServes(_ name: String, _ functions: FunctionFacts) -> Bool {
        if let branch {
            return branch.elseBody == nil && branch.conditions.onlyReads
                && branch.body.statements.allSatisfy { statement in
                    // Such a line stands for a real effect.
                    statement.onlyServes(name, functions)
                        || statement.callMade?.prints(functions) ?? false && !statement.printsRealLine
                }
        }
        guard nameChanged == name else { return false }
        if let call = callMade {
            return !functions.collaborating.contains(call.calledName ?? "") && !call.arguments.mayChangeSomething(functions)
        }
        return item.as(InfixOperatorExprSyntax.self).map { !$0.rightOperand.mayChangeSomething(functions) } ?? false
    }
}

extension VariableDeclSyntax {
    /// Whether the property holds a plain value, which keeps nothing alive, and no protocol reads all properties of its type.
    fileprivate var isPlainValue: Bool {
        guard bindings.count == 1, let binding = bindings.first else { return false }
        let type = binding.typeAnnotation?.type.trimmedDescription
        let value = binding.initializer?.value
        let plainTypes: Set = ["Set", "Bool", "String", "Int", "Double", "Float", "Date", "TimeInterval", "URL", "UUID"]
        let isPlain =
            type.map { type in
                // A tuple has labels, and a list has brackets.
                type.split { " ,()[]?<>".contains($0) }.allSatisfy { $0.hasSuffix(":") || plainTypes.contains(String($0)) }
            }
            ?? (value.map { $0.is(BooleanLiteralExprSyntax.self) || $0.is(StringLiteralExprSyntax.self) || $0.wholeNumber != nil } ?? false)
        let around = sequence(first: Syntax(self), next: \.parent).lazy.compactMap { $0.asProtocol((any DeclGroupSyntax).self) }.first
        let readsAll: Set = ["Codable", "Encodable", "Equatable", "Hashable", "Comparable"]
        let supertypes = around?.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        return isPlain && readsAll.isDisjoint(with: supertypes)
    }
}
