internal import SwiftSyntax

/// A condition whose answer is known where an expression is evaluated.
struct KnownCondition {
    let expression: ExprSyntax
    let holds: Bool
}

extension SyntaxProtocol {
    /// The conditions that have been asked on the way to this node, the nearest first, as long as nothing changes what they are about.
    ///
    /// In `if index == last { return }; if index > last { ... }`, the second comparison is reached only if `index == last` does not hold.
    ///
    /// - Parameter names: The names of the values that the conditions are about.
    func knownConditions(about names: Set<String>) -> [KnownCondition] {
        var way = WayHere(names: names, areConstant: names.allSatisfy(isLocalConstant))
        var node = Syntax(self)
        while let parent = node.parent, way.passes(from: node, to: parent) { node = parent }
        return way.conditions
    }
}

/// The way from a node back to the beginning of its function.
private struct WayHere {
    let names: Set<String>
    /// Whether the names mean constants of the function, which no code between changes.
    let areConstant: Bool
    private(set) var conditions: [KnownCondition] = []

    init(names: Set<String>, areConstant: Bool) {
        (self.names, self.areConstant) = (names, areConstant)
    }

    /// Collects the conditions between a node and its parent, and tells whether those before the parent still say something.
    mutating func passes(from node: Syntax, to parent: Syntax) -> Bool {
        if let infix = parent.as(InfixOperatorExprSyntax.self) {
            let holds = ["&&": true, "||": false][infix.operator.trimmedDescription]
            if infix.rightOperand.id == node.id, let holds { note(infix.leftOperand, holds) }
            return true
        }
        if let choice = parent.as(TernaryExprSyntax.self) {
            if choice.condition.id != node.id { note(choice.condition, choice.thenExpression.id == node.id) }
            return true
        }
        if let conditions = parent.as(ConditionElementListSyntax.self) { return passes(conditions.prefix { $0.id != node.id }) }
        if let branch = parent.as(IfExprSyntax.self), branch.conditions.id != node.id {
            if branch.body.id == node.id { return passes(branch.conditions[...]) }
            noteFailure(of: branch.conditions)
            return !changes(branch.conditions)
        }
        if let way = parent.as(GuardStmtSyntax.self), way.body.id == node.id {
            noteFailure(of: way.conditions)
            return !changes(way.conditions)
        }
        if let statements = parent.as(CodeBlockItemListSyntax.self) { return passes(statements.prefix { $0.id != node.id }) }
        if let loop = parent.as(ForStmtSyntax.self) {
            if let clause = loop.whereClause, loop.body.id == node.id { note(clause.condition, true) }
            return areConstant && !changes(loop.pattern)
        }
        if let call = parent.as(FunctionCallExprSyntax.self), call.calledExpression.id != node.id, changes(call.calledExpression) {
            return false
        }
        if let arguments = parent.as(LabeledExprListSyntax.self) {
            return arguments.prefix { $0.id != node.id }.allSatisfy { !changes($0) }
        }
        return Self.keepsConditions.contains(parent.kind)
    }

    private static let keepsConditions: Set<SyntaxKind> = [
        .codeBlock, .codeBlockItem, .expressionStmt, .returnStmt, .ifExpr, .guardStmt, .conditionElement, .optionalBindingCondition,
        .tupleExpr, .labeledExpr,
        .functionCallExpr, .memberAccessExpr, .forceUnwrapExpr, .optionalChainingExpr, .tryExpr, .asExpr, .ternaryExpr, .prefixOperatorExpr,
        .initializerClause, .patternBinding, .patternBindingList, .variableDecl,
        .stringLiteralExpr, .stringLiteralSegmentList, .expressionSegment,
    ]

    private mutating func note(_ condition: ExprSyntax, _ holds: Bool) {
        conditions.append(KnownCondition(expression: condition, holds: holds))
    }

    /// Notes that the only condition of a branch does not hold; of several, any one may be the reason.
    private mutating func noteFailure(of conditions: ConditionElementListSyntax) {
        if conditions.count == 1, case .expression(let condition)? = conditions.first?.condition { note(condition, false) }
    }

    /// Passes conditions that hold.
    private mutating func passes(_ conditions: ConditionElementListSyntax.SubSequence) -> Bool {
        for element in conditions.reversed() {
            if case .expression(let condition) = element.condition { note(condition, true) }
            if changes(element) { return false }
        }
        return true
    }

    /// Passes statements that run before.
    private mutating func passes(_ statements: CodeBlockItemListSyntax.SubSequence) -> Bool {
        for statement in statements.reversed() {
            if let way = statement.item.as(GuardStmtSyntax.self) {
                if !passes(way.conditions[...]) { return false }
            } else if let branch = statement.branch, branch.elseBody == nil, branch.body.leaves {
                noteFailure(of: branch.conditions)
                if changes(branch.conditions) { return false }
            } else if statement.onlyAssigns(otherThan: names) || areConstant && !changes(statement) {
                continue
            } else if !statement.item.is(VariableDeclSyntax.self) || changes(statement) {
                return false
            }
        }
        return true
    }

    /// Whether code may change a value, or gives its name to something else.
    private func changes(_ node: some SyntaxProtocol) -> Bool {
        !areConstant && !node.onlyAsks || node.newNames.contains { names.contains($0) }
    }
}

extension SyntaxProtocol {
    /// Whether it calls nothing but the question whether a range contains a number.
    fileprivate var onlyAsks: Bool {
        if callNothing { return true }
        let calls = RangeQuestions(viewMode: .sourceAccurate)
        calls.walk(self)
        return !calls.foundOthers
    }
}

/// Finds out whether there are calls other than `(1...9).contains(number)`.
private final class RangeQuestions: SyntaxVisitor {
    private(set) var foundOthers = false

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if ExprSyntax(node).rangeQuestion == nil { foundOthers = true }
        return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        foundOthers = true
        return .skipChildren
    }
}

extension CodeBlockSyntax {
    /// Whether its last statement leaves the code around it.
    var leaves: Bool {
        statements.last.map { [.returnStmt, .throwStmt, .continueStmt, .breakStmt].contains($0.item.kind) } ?? false
    }
}
