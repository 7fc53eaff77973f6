internal import SwiftSyntax

extension SyntaxProtocol {
    /// Whether a loop may end because of this node: it is a condition of a loop, or lies in one.
    var isInConditionOfALoop: Bool {
        let outwards = Array(sequence(first: Syntax(self), next: \.parent))
        return outwards.contains { node in
            node.conditionsOfItsLoop.contains { condition in outwards.contains { $0.id == condition.id } }
        }
    }

    /// Whether a sequence may be endless because of this node: it lies in the closure that makes each next element.
    var isInStepOfASequence: Bool {
        let closures = sequence(first: Syntax(self), next: \.parent).lazy.compactMap { $0.as(ClosureExprSyntax.self) }
        return closures.contains { $0.callItIsHandedTo?.calledExpression.trimmedDescription == "sequence" }
    }

    /// Whether a loop goes on where this node is false: it is, or lies in, a condition on which an endless loop is left, or one behind `!`.
    var isInExitOfALoop: Bool {
        guard isInConditionOfALoop else { return false }
        let outwards = sequence(first: Syntax(self), next: \.parent).prefix { !$0.is(CodeBlockItemSyntax.self) }
        let isTurned = outwards.dropFirst().contains { $0.as(PrefixOperatorExprSyntax.self)?.operator.text == "!" }
        return isTurned || outwards.contains { $0.is(IfExprSyntax.self) || $0.is(GuardStmtSyntax.self) }
    }

    /// Whether a loop may end because of this statement: it lies in the loop, and may change what one of the loop's conditions asks.
    func mayEndALoop(_ facts: FunctionFacts) -> Bool {
        let changed = namesChanged(facts)
        for node in sequence(first: Syntax(self), next: \.parent) {
            if node.is(FunctionDeclSyntax.self) || node.is(ClosureExprSyntax.self) || node.is(AccessorBlockSyntax.self) { return false }
            let conditions = node.conditionsOfItsLoop
            if conditions.isEmpty { continue }
            let names = changed.union(LoopChanges.names(by: changed, in: node))
            if conditions.contains(where: { $0.identifiers.contains(where: names.contains) }) { return true }
        }
        return false
    }
}

extension SyntaxProtocol {
    /// The names of what the code may change: those on the left of an assignment of a value that only answers, those that it declares,
    /// those that its parts change if it is a choice, and all names of any other code.
    fileprivate func namesChanged(_ facts: FunctionFacts) -> Set<String> {
        let item = Syntax(self).as(CodeBlockItemSyntax.self)?.item
        if let infix = item?.as(InfixOperatorExprSyntax.self), infix.changesItsLeft, infix.rightOperand.changesNothing(facts) {
            return infix.namesAssigned
        }
        if let variable = item?.as(VariableDeclSyntax.self), variable.changesNothing(facts) {
            return Set(variable.bindings.map(\.pattern.trimmedDescription))
        }
        // What is appended stays as it is.
        if let call = Syntax(self).as(CodeBlockItemSyntax.self)?.callMade, let receiver = call.receiver,
            call.isKnown(among: KnownFunctions.changing, facts), call.arguments.changesNothing(facts)
        {
            return Set(receiver.identifiers)
        }
        guard let choice = item?.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self), choice.conditions.changesNothing(facts)
        else {
            return Set(identifiers)
        }
        return choice.branches.reduce(Set()) { names, branch in
            branch.statements.reduce(names) { $0.union($1.namesChanged(facts)) }
        }
    }
}

extension InfixOperatorExprSyntax {
    /// The names on its left side: of `list[index]`, which leaves the index as it is, only the list.
    fileprivate var namesAssigned: Set<String> {
        var target = leftOperand
        while let element = target.as(SubscriptCallExprSyntax.self) { target = element.calledExpression }
        return Set(target.identifiers)
    }
}

extension IfExprSyntax {
    /// The blocks of its branches.
    fileprivate var branches: [CodeBlockSyntax] {
        if case .ifExpr(let other) = elseBody { return [body] + other.branches }
        return [body] + [elseBody?.as(CodeBlockSyntax.self)].compactMap(\.self)
    }
}

extension SyntaxProtocol {
    /// Whether it calls nothing but functions that are known to answer only, such as `min`, and initializers.
    fileprivate func changesNothing(_ facts: FunctionFacts) -> Bool {
        let calls = UnknownCalls(facts)
        calls.walk(self)
        return calls.isEmpty
    }
}

/// Looks for calls that may change something, and for arguments that a function may change.
private final class UnknownCalls: SyntaxVisitor {
    private(set) var isEmpty = true
    private let facts: FunctionFacts

    init(_ facts: FunctionFacts) {
        self.facts = facts
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let makesValue = node.calledName?.first?.isUppercase == true && !facts.declared.contains(node.calledName ?? "")
        if !makesValue, !node.isKnown(among: KnownFunctions.answering, facts) { isEmpty = false }
        return .visitChildren
    }

    override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
        isEmpty = false
        return .skipChildren
    }
}

/// Finds what code in a loop changes by way of some names, as `index` by way of `next` in `let next = index + 1; index = next`.
private final class LoopChanges: SyntaxVisitor {
    private let names: Set<String>
    private var found = Set<String>()

    private init(_ names: Set<String>) {
        self.names = names
        super.init(viewMode: .sourceAccurate)
    }

    static func names(by names: Set<String>, in loop: Syntax) -> Set<String> {
        let visitor = LoopChanges(names)
        visitor.walk(loop)
        return visitor.found
    }

    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        if node.changesItsLeft, node.rightOperand.identifiers.contains(where: names.contains) {
            found.formUnion(node.namesAssigned)
        }
        return .visitChildren
    }
}

extension NumberBoundary {
    /// Whether it ends a loop that divides the number until it is 0: `while rest > 0 { rest /= 10 }`.
    var endsDivision: Bool {
        guard number == 0, let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text,
            let body = sequence(first: Syntax(comparison), next: \.parent).prefix(4).lazy.compactMap({
                $0.as(WhileStmtSyntax.self)?.body ?? $0.as(RepeatStmtSyntax.self)?.body
            }).first
        else { return false }
        return body.statements.contains { statement in
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
