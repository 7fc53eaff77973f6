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

extension ExprSyntax {
    fileprivate var isPlainLiteral: Bool {
        if let text = self.as(StringLiteralExprSyntax.self) { return text.segments.allSatisfy { $0.is(StringSegmentSyntax.self) } }
        return [.integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr].contains(kind)
    }
}
