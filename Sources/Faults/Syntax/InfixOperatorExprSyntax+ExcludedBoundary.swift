internal import SwiftSyntax

extension InfixOperatorExprSyntax {
    /// Whether the code reaches this comparison only with two values that are not equal.
    ///
    /// A condition before it, on its way to here, has asked: `if index == last { return }; if index > last { ... }`.
    var comparesDifferentValues: Bool {
        let pair = ComparedPair(self)
        guard pair.isPlain else { return false }
        var node = Syntax(self)
        while let parent = node.parent {
            switch pair.areDifferent(at: node, in: parent) {
            case .some(let isKnown): return isKnown
            case .none: node = parent
            }
        }
        return false
    }
}

/// The two sides of a comparison, as they are written.
private struct ComparedPair {
    private let sides: Set<String>
    private let names: Set<String>
    /// Whether the sides call nothing, so that they stay the same until something changes them.
    let isPlain: Bool

    init(_ comparison: InfixOperatorExprSyntax) {
        sides = [comparison.leftOperand.trimmedDescription, comparison.rightOperand.trimmedDescription]
        names = Set(comparison.identifiers)
        isPlain = sides.count == 2 && comparison.callNothing
    }

    /// Whether the sides are known to be different where a node is reached in its parent; nil if that depends on the code around.
    func areDifferent(at node: Syntax, in parent: Syntax) -> Bool? {
        if let infix = parent.as(InfixOperatorExprSyntax.self) {
            let holds = ["&&": true, "||": false][infix.operator.trimmedDescription]
            return infix.rightOperand.id == node.id && holds.map { infix.leftOperand.says(self, if: $0) } == true ? true : nil
        }
        if let choice = parent.as(TernaryExprSyntax.self), choice.condition.id != node.id {
            return choice.condition.says(self, if: choice.thenExpression.id == node.id) ? true : nil
        }
        if let conditions = parent.as(ConditionElementListSyntax.self) { return exclude(conditions.prefix { $0.id != node.id }) }
        if let branch = parent.as(IfExprSyntax.self), branch.conditions.id != node.id {
            if branch.body.id == node.id { return exclude(branch.conditions[...]) }
            let only = branch.conditions.count == 1 ? branch.conditions.first?.condition : nil
            if case .expression(let condition) = only, condition.says(self, if: false) { return true }
            return branch.conditions.callNothing ? nil : false
        }
        if let statements = parent.as(CodeBlockItemListSyntax.self) { return exclude(statements.prefix { $0.id != node.id }) }
        let keptIn: Set<SyntaxKind> = [
            .codeBlock, .codeBlockItem, .expressionStmt, .returnStmt, .ifExpr, .guardStmt, .conditionElement, .tupleExpr, .labeledExprList,
            .labeledExpr, .ternaryExpr, .prefixOperatorExpr, .initializerClause, .patternBinding, .patternBindingList, .variableDecl,
        ]
        return keptIn.contains(parent.kind) ? nil : false
    }

    /// Whether conditions that hold exclude that the sides are equal; nil if they say nothing about it.
    private func exclude(_ conditions: ConditionElementListSyntax.SubSequence) -> Bool? {
        for element in conditions.reversed() {
            guard case .expression(let condition) = element.condition else {
                if changes(element) { return false }
                continue
            }
            if condition.says(self, if: true) { return true }
            if changes(element) { return false }
        }
        return nil
    }

    /// Whether statements that run before exclude that the sides are equal; nil if they say nothing about it.
    private func exclude(_ statements: CodeBlockItemListSyntax.SubSequence) -> Bool? {
        for statement in statements.reversed() {
            if let way = statement.item.as(GuardStmtSyntax.self) {
                if let isKnown = exclude(way.conditions[...]) { return isKnown }
            } else if let branch = statement.branch, branch.elseBody == nil, branch.body.leaves {
                let only = branch.conditions.count == 1 ? branch.conditions.first?.condition : nil
                if case .expression(let condition) = only, condition.says(self, if: false) { return true }
                if changes(branch.conditions) { return false }
            } else if !statement.item.is(VariableDeclSyntax.self) || changes(statement) {
                return false
            }
        }
        return nil
    }

    /// Whether it may change a side, or gives one of its names to something else.
    private func changes(_ node: some SyntaxProtocol) -> Bool {
        !node.callNothing || node.newNames.contains { names.contains($0) }
    }

    /// Whether an expression compares the two sides for equality, with this operator.
    func isCompared(by sign: String, in infix: InfixOperatorExprSyntax) -> Bool {
        infix.operator.trimmedDescription == sign && infix.callNothing
            && sides == [infix.leftOperand.trimmedDescription, infix.rightOperand.trimmedDescription]
    }
}

extension ExprSyntax {
    /// Whether it follows from the truth of this condition that the sides are different.
    fileprivate func says(_ pair: ComparedPair, if holds: Bool) -> Bool {
        if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1, let inner = tuple.elements.first {
            return inner.expression.says(pair, if: holds)
        }
        guard let infix = self.as(InfixOperatorExprSyntax.self) else { return false }
        if infix.operator.trimmedDescription == (holds ? "&&" : "||"), infix.callNothing {
            return infix.leftOperand.says(pair, if: holds) || infix.rightOperand.says(pair, if: holds)
        }
        return pair.isCompared(by: holds ? "!=" : "==", in: infix)
    }
}

extension CodeBlockSyntax {
    /// Whether its last statement leaves the code around it.
    fileprivate var leaves: Bool {
        statements.last.map { [.returnStmt, .throwStmt, .continueStmt, .breakStmt].contains($0.item.kind) } ?? false
    }
}

extension CodeBlockItemSyntax {
    fileprivate var branch: IfExprSyntax? {
        item.as(IfExprSyntax.self) ?? item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self)
    }
}
