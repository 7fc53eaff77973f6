internal import SwiftSyntax

/// Finds the functions of a module that only assign.
///
/// A name counts only if every function of that name does so, and none of them is an override or a requirement of a protocol: those have
/// other implementations that do more, such as the one that production calls.
final class AssigningFunctions: SyntaxVisitor {
    private var names: Set<String> = []
    private var others: Set<String> = []

    static func names(in trees: [Syntax]) -> Set<String> {
        let visitor = AssigningFunctions(viewMode: .sourceAccurate)
        trees.forEach { visitor.walk($0) }
        return visitor.names.subtracting(visitor.others)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let statements = node.body.map { Array($0.statements) } ?? []
        let onlyAssigns = statements.allSatisfy { statement in
            guard case .expr(let expression) = statement.item, let infix = expression.as(InfixOperatorExprSyntax.self) else { return false }
            return infix.operator.is(AssignmentExprSyntax.self)
        }
        let isOverride = node.modifiers.contains { $0.name.tokenKind == .keyword(.override) }
        if onlyAssigns, !statements.isEmpty, !isOverride { names.insert(node.name.text) } else { others.insert(node.name.text) }
        return .visitChildren
    }
}
