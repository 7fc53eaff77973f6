internal import SwiftSyntax

extension FunctionCallExprSyntax {
    /// Whether it asks a collection for a value, at once, and changes nothing: `prices.reduce(0, +)`.
    var onlyAsksCollection: Bool {
        guard let access = calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
            // What is lazy runs later.
            Self.asking.contains(access.declName.baseName.text), !base.identifiers.contains("lazy"),
            !OwnFunction.isDeclared(access.declName.baseName.text, in: root)
        else { return false }
        let closures = (trailingClosure.map { [$0] } ?? []) + arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) }
        let others = arguments.map(\.expression).filter { !$0.is(ClosureExprSyntax.self) }
        return additionalTrailingClosures.isEmpty && base.changesNothing && others.allSatisfy(\.changesNothing)
            && closures.allSatisfy { closure in
                closure.statements.allSatisfy { statement in
                    (statement.item.as(ReturnStmtSyntax.self)?.expression ?? statement.item.as(ExprSyntax.self))?.changesNothing ?? false
                }
            }
    }

    private static let asking: Set = [
        "map", "compactMap", "flatMap", "filter", "reduce", "first", "firstIndex", "contains", "allSatisfy", "sorted", "joined", "min",
        "max", "reversed", "enumerated",
    ]
}

extension ExprSyntax {
    /// Whether it is made of values, operators and such questions only.
    fileprivate var changesNothing: Bool {
        let finder = Effects(viewMode: .sourceAccurate)
        finder.walk(self)
        return !finder.isFound
    }
}

/// Finds calls that may change something, assignments, and code that may leave early.
private final class Effects: SyntaxVisitor {
    private(set) var isFound = false

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if !node.onlyAsksCollection { isFound = true }
        return .skipChildren
    }

    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        if node.changesItsLeft { isFound = true }
        return .visitChildren
    }

    override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind { found() }

    override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind { found() }

    override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind { found() }

    private func found() -> SyntaxVisitorContinueKind {
        isFound = true
        return .skipChildren
    }
}
