internal import SwiftSyntax

extension ExprSyntax {
    /// Whether it names a variable that the code around declares as a set, a list or a dictionary of the standard library.
    var isVisibleCollection: Bool {
        let access = self.as(MemberAccessExprSyntax.self)
        if let access, access.base?.trimmedDescription != "self" { return false }
        guard let name = (access?.declName ?? self.as(DeclReferenceExprSyntax.self))?.baseName.text else { return false }
        for node in sequence(first: Syntax(self), next: \.parent) {
            if let statements = node.as(CodeBlockItemListSyntax.self), access == nil {
                let declarations = statements.filter { [.variableDecl, .guardStmt].contains($0.item.kind) && $0.newNames.contains(name) }
                if let only = declarations.first {
                    return declarations.count == 1 && only.item.as(VariableDeclSyntax.self).map { [$0].declareCollection(name) } == true
                }
            }
            if let members = node.as(MemberBlockItemListSyntax.self) {
                let variables = members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
                return variables.declareCollection(name) ?? StoredProperty.only(name, in: root).map { [$0].declareCollection(name) == true }
                    ?? false
            }
            // Something else may have the name: a parameter, or what a condition, a loop or a case finds.
            if access == nil, node.introduces(name) { return false }
        }
        return false
    }
}

extension [VariableDeclSyntax] {
    /// Whether the variable of a name is a collection; nil if there is none.
    fileprivate func declareCollection(_ name: String) -> Bool? {
        guard let binding = flatMap(\.bindings).first(where: { $0.pattern.trimmedDescription == name }) else { return nil }
        let text = binding.typeAnnotation?.type.trimmedDescription ?? binding.initializer?.value.trimmedDescription
        return text.map { $0.hasPrefix("Set<") || $0.hasPrefix("[") } ?? false
    }
}

extension Syntax {
    /// Whether it gives a name to something that is no statement of a block.
    fileprivate func introduces(_ name: String) -> Bool {
        let code: (any SyntaxProtocol)? =
            switch self.as(SyntaxEnum.self) {
            case .functionDecl(let function): function.signature
            case .initializerDecl(let initializer): initializer.signature
            case .closureExpr(let closure): closure.signature
            case .ifExpr(let branch): branch.conditions
            case .forStmt(let loop): loop.pattern
            case .whileStmt(let loop): loop.conditions
            case .switchCase(let choice): choice.label
            default: nil
            }
        return code?.newNames.contains(name) ?? false
    }
}
