internal import SwiftSyntax

extension Collection<CodeBlockItemSyntax> {
    /// Whether the statements do nothing but store what they find out from other values: the second time, they find out the same.
    ///
    /// - Parameter names: The names to which code around them assigns.
    func onlyStore(_ facts: FunctionFacts, besides names: Set<String> = []) -> Bool {
        let stored = StoredNames(viewMode: .sourceAccurate)
        for statement in self { stored.walk(statement) }
        let all = stored.names.union(names)
        return allSatisfy { $0.onlyStores(all, facts) }
    }
}

/// Collects the names to which code assigns, but for variables of its own, which are made anew each time.
final class StoredNames: SyntaxVisitor {
    private(set) var names: Set<String> = []

    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        if node.operator.is(AssignmentExprSyntax.self), !node.leftOperand.isLocalVariable { names.formUnion(node.leftOperand.identifiers) }
        return .visitChildren
    }
}

extension ExprSyntax {
    /// Whether it names a variable that a function declares, in the block around this code or in one around that.
    fileprivate var isLocalVariable: Bool {
        guard let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
        return sequence(first: Syntax(self), next: \.parent).prefix { !$0.is(FunctionDeclSyntax.self) }
            .compactMap { $0.as(CodeBlockItemListSyntax.self) }
            .contains { block in
                block.compactMap { $0.item.as(VariableDeclSyntax.self) }.flatMap(\.bindings)
                    .contains { $0.pattern.trimmedDescription == name }
            }
    }
}

extension CodeBlockItemSyntax {
    /// Whether the statement only assigns to some names what does not depend on them, or ends the function.
    ///
    /// It may do so behind a condition, in a loop or at the end.
    fileprivate func onlyStores(_ names: Set<String>, _ facts: FunctionFacts) -> Bool {
        func asks(_ code: some SyntaxProtocol) -> Bool {
            !code.mayChangeSomething(facts, besides: facts.answering) && !names.contains { code.reads($0) }
        }
        func store(_ block: CodeBlockSyntax) -> Bool { block.statements.onlyStore(facts, besides: names) }
        func stores(_ branch: IfExprSyntax) -> Bool {
            guard asks(branch.conditions), store(branch.body) else { return false }
            return switch branch.elseBody {
            case .codeBlock(let other): store(other)
            case .ifExpr(let next): stores(next)
            case nil: true
            @unknown default: false
            }
        }
        if let way = item.as(GuardStmtSyntax.self) { return asks(way.conditions) && (way.onlyEnds || store(way.body)) }
        if let later = item.as(DeferStmtSyntax.self) { return store(later.body) }
        if let loop = item.as(ForStmtSyntax.self) { return asks(loop.sequence) && loop.whereClause.map(asks) != false && store(loop.body) }
        if item.is(BreakStmtSyntax.self) || item.is(ContinueStmtSyntax.self) { return true }
        if let branch { return stores(branch) }
        if let choice = item.as(ExpressionStmtSyntax.self)?.expression.as(SwitchExprSyntax.self) {
            return asks(choice.subject)
                && choice.cases.allSatisfy { way in
                    guard let way = way.as(SwitchCaseSyntax.self) else { return false }
                    return asks(way.label) && way.statements.onlyStore(facts, besides: names)
                }
        }
        if let end = item.as(ReturnStmtSyntax.self) { return end.expression == nil }
        if let variable = item.as(VariableDeclSyntax.self) {
            return variable.bindings.allSatisfy { $0.accessorBlock == nil && $0.initializer.map(asks) != false }
        }
        guard case .expr(let expression) = item, let infix = expression.as(InfixOperatorExprSyntax.self) else { return false }
        if infix.operator.is(AssignmentExprSyntax.self) { return storedValues.allSatisfy(asks) }
        return infix.leftOperand.isLocalVariable && infix.operator.trimmedDescription == "+=" && asks(infix.rightOperand)
    }

    /// The values that the statement, or the branch that it is, assigns, and those that say where.
    var storedValues: [ExprSyntax] {
        if let branch { return branch.body.statements.flatMap(\.storedValues) }
        guard case .expr(let expression) = item, let infix = expression.as(InfixOperatorExprSyntax.self),
            infix.operator.is(AssignmentExprSyntax.self)
        else { return [] }
        return [infix.rightOperand] + (infix.leftOperand.as(SubscriptCallExprSyntax.self)?.arguments.map(\.expression) ?? [])
    }
}
