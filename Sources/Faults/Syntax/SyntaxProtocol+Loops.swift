internal import SwiftSyntax

extension SyntaxProtocol {
    /// Whether a loop may end because of this node: it is a condition of a loop, or lies in one.
    var isInConditionOfALoop: Bool {
        let outwards = Array(sequence(first: Syntax(self), next: \.parent))
        return outwards.contains { node in
            node.conditionsOfItsLoop.contains { condition in outwards.contains { $0.id == condition.id } }
        }
    }

    /// Whether a loop may end because of this statement: it lies in the loop, and one of the loop's conditions has a name that it has.
    var mayEndALoop: Bool {
        let names = Set(namesChanged)
        for node in sequence(first: Syntax(self), next: \.parent) {
            if node.is(FunctionDeclSyntax.self) || node.is(ClosureExprSyntax.self) || node.is(AccessorBlockSyntax.self) { return false }
            if node.conditionsOfItsLoop.contains(where: { $0.identifiers.contains(where: names.contains) }) { return true }
        }
        return false
    }
}

extension SyntaxProtocol {
    /// The names of what the code may change: those on the left of an assignment that calls nothing, and all names of any other code.
    private var namesChanged: [String] {
        guard let infix = Syntax(self).as(CodeBlockItemSyntax.self)?.item.as(InfixOperatorExprSyntax.self), infix.rightOperand.callNothing,
            infix.operator.is(AssignmentExprSyntax.self) || NumberTrace.assignments[infix.operator.trimmedDescription] != nil
        else { return identifiers }
        return infix.leftOperand.identifiers
    }
}

extension NumberBoundary {
    /// Whether it ends a loop that divides the number until it is 0: `while rest > 0 { rest /= 10 }`.
    var endsDivision: Bool {
        guard number == 0, let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text,
            let loop = sequence(first: Syntax(comparison), next: \.parent).prefix(4).lazy.compactMap({ $0.as(WhileStmtSyntax.self) }).first
        else { return false }
        return loop.body.statements.contains { statement in
            statement.trimmedDescription.wholeMatch(of: /(\w+) (?:\/=|>>=|= (\w+) (?:\/|>>)) \w+/).map { match in
                match.1 == name[...] && (match.2 ?? name[...]) == name[...]
            } ?? false
        }
    }
}

extension Syntax {
    /// The conditions that end this loop; empty if the node is no `while` or `repeat`.
    ///
    /// They are the loop's own condition and, for `while true`, those of each `if` and `guard` that leaves the loop.
    fileprivate var conditionsOfItsLoop: [Syntax] {
        let (condition, body): (Syntax, CodeBlockSyntax)
        if let loop = self.as(WhileStmtSyntax.self) {
            (condition, body) = (Syntax(loop.conditions), loop.body)
        } else if let loop = self.as(RepeatStmtSyntax.self) {
            (condition, body) = (Syntax(loop.condition), loop.body)
        } else {
            return []
        }
        return [condition] + (condition.trimmedDescription == "true" ? LoopExits.conditions(in: body) : [])
    }
}

/// Finds the conditions on which the body of an endless loop is left.
private final class LoopExits: SyntaxVisitor {
    private var conditions: [Syntax] = []

    static func conditions(in body: CodeBlockSyntax) -> [Syntax] {
        let visitor = LoopExits(viewMode: .sourceAccurate)
        visitor.walk(body)
        return visitor.conditions
    }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        add(Syntax(node.conditions), ifLeftIn: Syntax(node.body), Syntax(node.elseBody))
    }

    override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
        add(Syntax(node.conditions), ifLeftIn: Syntax(node.body))
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func add(_ conditions: Syntax, ifLeftIn branches: Syntax?...) -> SyntaxVisitorContinueKind {
        let exits: [TokenKind] = [.keyword(.break), .keyword(.return), .keyword(.throw)]
        let leaves = branches.compactMap { $0 }.contains { branch in
            branch.tokens(viewMode: .sourceAccurate).contains { exits.contains($0.tokenKind) }
        }
        if leaves { self.conditions.append(conditions) }
        return .visitChildren
    }
}
