internal import SwiftSyntax

extension Syntax {
    /// The name of the property whose getter the node stands in, if that getter is only a literal beside a setter; nil anywhere else.
    var nameOfPropertyWithPlaceholder: String? {
        guard let getter = sequence(first: self, next: \.parent).lazy.compactMap({ $0.as(AccessorDeclSyntax.self) }).first,
            getter.accessorSpecifier.tokenKind == .keyword(.get), let body = getter.body, body.statements.count == 1,
            let only = body.statements.first?.item, let accessors = getter.parent?.as(AccessorDeclListSyntax.self),
            accessors.contains(where: { $0.accessorSpecifier.tokenKind == .keyword(.set) })
        else { return nil }
        let value = only.as(ExprSyntax.self) ?? only.as(ReturnStmtSyntax.self)?.expression
        guard let value, value.isPlainLiteral else { return nil }
        return accessors.parent?.parent?.as(PatternBindingSyntax.self)?.pattern.trimmedDescription
    }
}

extension Syntax {
    /// Whether the node stands in the getter of a private subscript, which is only a literal beside a setter, and the file only sets through it.
    var isPlaceholderOfSubscript: Bool {
        guard let declaration = sequence(first: self, next: \.parent).lazy.compactMap({ $0.as(SubscriptDeclSyntax.self) }).first,
            declaration.modifiers.isPrivate, case .accessors(let accessors) = declaration.accessorBlock?.accessors,
            let body = accessors.first(where: { $0.accessorSpecifier.tokenKind == .keyword(.get) })?.body, body.statements.count == 1,
            let only = body.statements.first?.item,
            (only.as(ExprSyntax.self) ?? only.as(ReturnStmtSyntax.self)?.expression)?.isPlainLiteral == true,
            body.textRange.contains(textRange.lowerBound)
        else { return false }
        let uses = SubscriptUses.all(in: root)
        return !uses.isEmpty && uses.allSatisfy { Syntax($0).isAssigned }
    }
}

/// Collects the uses of an object's own subscripts.
private final class SubscriptUses: SyntaxVisitor {
    private var uses: [SubscriptCallExprSyntax] = []

    static func all(in tree: Syntax) -> [SubscriptCallExprSyntax] {
        let visitor = SubscriptUses(viewMode: .sourceAccurate)
        visitor.walk(tree)
        return visitor.uses
    }

    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
        if ["self", "Self"].contains(node.calledExpression.trimmedDescription) { uses.append(node) }
        return .visitChildren
    }
}

extension ExprSyntax {
    fileprivate var isPlainLiteral: Bool {
        if let text = self.as(StringLiteralExprSyntax.self) { return text.segments.allSatisfy { $0.is(StringSegmentSyntax.self) } }
        return [.integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr].contains(kind)
    }
}
