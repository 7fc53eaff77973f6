internal import SwiftSyntax

/// A condition as the tree of its connectives, with the assumptions about its parts that a test can tell apart.
///
/// To take a part of `a && b` for true needs a test in which only that part is false; to take it for false is the same as to take the whole
/// for false. With `||` it is the other way round.
struct ConditionTree {
    /// The parts that may be taken for true.
    private(set) var maybeTrue: [ExprSyntax] = []
    /// The parts that may be taken for false.
    private(set) var maybeFalse: [ExprSyntax] = []

    /// The parts that decide alone: a test may see both of their results and still not tell them apart.
    var deciding: [ExprSyntax] {
        maybeTrue.filter { condition in maybeFalse.contains { $0.id == condition.id } }
    }

    /// Takes a condition apart; nil if the node is none, or part of another one.
    ///
    /// A condition decides on a branch, is a comparison or connection of its own, such as the value of a property, one of several truths, or a
    /// negation that is a value of its own.
    init?(at node: Syntax) {
        if let condition = node.branchCondition ?? node.answerBehindAValue {
            add(condition, maybeTrue: true, maybeFalse: true)
        } else if let infix = node.as(InfixOperatorExprSyntax.self), infix.isLogical, !infix.isPartOfCondition {
            add(ExprSyntax(infix), maybeTrue: true, maybeFalse: true)
        } else if let condition = node.as(ExprSyntax.self), condition.isOneOfSeveralTruths || condition.isNegationThatIsAValue {
            add(condition, maybeTrue: true, maybeFalse: true)
        } else {
            return nil
        }
    }

    private mutating func add(_ condition: ExprSyntax, maybeTrue: Bool, maybeFalse: Bool) {
        let condition = condition.withoutParentheses
        let infix = condition.as(InfixOperatorExprSyntax.self)
        switch infix?.operator.trimmedDescription {
        case "&&":
            if maybeFalse { self.maybeFalse.append(condition) }
            for part in [infix?.leftOperand, infix?.rightOperand] { part.map { add($0, maybeTrue: true, maybeFalse: false) } }
        case "||":
            if maybeTrue { self.maybeTrue.append(condition) }
            for part in [infix?.leftOperand, infix?.rightOperand] { part.map { add($0, maybeTrue: false, maybeFalse: true) } }
        default:
            // The faults at both sides of a boundary tell more.
            if condition.is(BooleanLiteralExprSyntax.self) || infix.map({ $0.hasTwoBoundaryFaults && !Syntax($0).clamps }) == true {
                return
            }
            if maybeTrue { self.maybeTrue.append(condition) }
            if maybeFalse { self.maybeFalse.append(condition) }
        }
    }
}

extension Syntax {
    /// The condition of a branch: of `if`, `guard`, `? :` and `where`; nil for any other node.
    fileprivate var branchCondition: ExprSyntax? {
        if let element = self.as(ConditionElementSyntax.self), case .expression(let condition) = element.condition { return condition }
        return self.as(TernaryExprSyntax.self)?.condition ?? self.as(WhereClauseSyntax.self)?.condition
    }
}

extension Syntax {
    /// The truth that a closure returns for a value, if there is another one without a value: `token.map { $0.isOn } ?? false`.
    fileprivate var answerBehindAValue: ExprSyntax? {
        guard let closure = self.as(ClosureExprSyntax.self), closure.statements.count == 1,
            let answer = closure.statements.first?.item.as(ExprSyntax.self),
            let call = sequence(first: Syntax(closure), next: \.parent).prefix(4).lazy.compactMap({ $0.as(FunctionCallExprSyntax.self) })
                .first(where: { _ in true }), ["map", "flatMap"].contains(call.calledName),
            let infix = call.parent?.as(InfixOperatorExprSyntax.self), infix.operator.trimmedDescription == "??",
            infix.rightOperand.is(BooleanLiteralExprSyntax.self)
        else { return nil }
        return answer
    }
}

extension InfixOperatorExprSyntax {
    /// Whether it is a comparison or a connection of conditions.
    fileprivate var isLogical: Bool {
        ["&&", "||", "==", "!=", "===", "!==", "<", "<=", ">", ">="].contains(self.operator.trimmedDescription)
    }

    /// Whether another number and another operator both move the boundary of this comparison.
    fileprivate var hasTwoBoundaryFaults: Bool {
        Self.boundaries[self.operator.trimmedDescription] != nil
            && NumberBoundary(of: self) != nil
    }
}

extension ExprSyntaxProtocol {
    /// Whether a condition around it takes care of it.
    var isPartOfCondition: Bool {
        var inner = Syntax(self)
        while let outer = inner.parent {
            if let condition = outer.branchCondition, condition.id == inner.id { return true }
            if let closure = outer.parent?.parent, closure.answerBehindAValue.map({ Syntax($0).id }) == inner.id { return true }
            if outer.as(InfixOperatorExprSyntax.self)?.isLogical == true { return true }
            guard [.tupleExpr, .labeledExpr, .labeledExprList].contains(outer.kind) else { return false }
            inner = outer
        }
        return false
    }
}
