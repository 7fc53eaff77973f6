internal import SwiftSyntax

extension Syntax {
    /// Whether the node keeps a result, as `known = new; return new` does, or returns it, as `if let known { return known }` does before.
    ///
    /// It is more than work that is saved if the result comes from another object, which sees how often it is called.
    func keepsWork(_ facts: FunctionFacts) -> Bool {
        let body = sequence(first: self, next: \.parent).first { [.functionDecl, .accessorDecl, .accessorBlock].contains($0.kind) }
        if body?.identifiers.contains(where: facts.collaborating.contains) == true { return false }
        if let statement = self.as(CodeBlockItemSyntax.self) { return statement.isKeepingResult }
        guard let binding = self.as(ConditionElementSyntax.self)?.condition.as(OptionalBindingConditionSyntax.self),
            let branch = parent?.parent?.as(IfExprSyntax.self), branch.body.statements.count == 1,
            let exit = branch.body.statements.first?.item.as(ReturnStmtSyntax.self),
            exit.expression?.trimmedDescription == binding.pattern.trimmedDescription
        else { return false }
        let kept = binding.initializer?.value.trimmedDescription ?? binding.pattern.trimmedDescription
        let block = sequence(first: Syntax(branch), next: \.parent).lazy.compactMap { $0.as(CodeBlockItemListSyntax.self) }.first
        return block?.contains { $0.isKeepingResult && $0.assignedName == kept } ?? false
    }

    /// Whether the node is a value that `if let kept = place { return kept }` returns, in a function that assigns the same place.
    var isKeptAnswer: Bool {
        guard let branch = nearestStatement?.parent?.parent?.parent?.as(IfExprSyntax.self),
            let body = sequence(first: self, next: \.parent).first(where: {
                $0.is(FunctionDeclSyntax.self) || $0.is(AccessorBlockSyntax.self)
            })
        else { return false }
        let places = branch.conditions.compactMap { $0.condition.as(OptionalBindingConditionSyntax.self) }
            .filter { $0.pattern.trimmedDescription == trimmedDescription }
            .map { $0.initializer?.value.trimmedDescription ?? trimmedDescription }
        return AssignedNames.of(body).contains { places.contains($0) }
    }
}

/// Collects what is assigned in a body.
private final class AssignedNames: SyntaxVisitor {
    private var names: [String] = []

    static func of(_ body: Syntax) -> [String] {
        let visitor = AssignedNames(viewMode: .sourceAccurate)
        visitor.walk(body)
        return visitor.names
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.assignedName { names.append(name) }
        return .visitChildren
    }
}

extension CodeBlockItemSyntax {
    /// The variable that this statement assigns, without `self.`.
    fileprivate var assignedName: String? {
        guard case .expr(let expression) = item, let infix = expression.as(InfixOperatorExprSyntax.self),
            infix.operator.is(AssignmentExprSyntax.self)
        else { return nil }
        let name = infix.leftOperand.trimmedDescription
        return name.hasPrefix("self.") ? String(name.dropFirst(5)) : name
    }

    /// Whether it assigns a value that the next statement returns.
    fileprivate var isKeepingResult: Bool {
        guard assignedName != nil, case .expr(let expression) = item, let list = parent?.as(CodeBlockItemListSyntax.self),
            let value = expression.as(InfixOperatorExprSyntax.self)?.rightOperand, let index = list.firstIndex(where: { $0.id == id })
        else { return false }
        let next = list.index(after: index)
        guard next != list.endIndex, let exit = list[next].item.as(ReturnStmtSyntax.self) else { return false }
        return exit.expression?.trimmedDescription == value.trimmedDescription
    }
}
