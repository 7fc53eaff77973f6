internal import SwiftSyntax

extension SyntaxProtocol {
    /// Whether a name means a parameter or a constant of the function around the node, which never changes.
    func isLocalConstant(_ name: String) -> Bool {
        var node = Syntax(self)
        while let parent = node.parent {
            if let list = parent.as(CodeBlockItemListSyntax.self),
                let declaration = list.prefix(while: { $0.id != node.id }).last(where: { $0.declares(name) })
            {
                return declaration.item.as(VariableDeclSyntax.self)?.bindingSpecifier.tokenKind != .keyword(.var)
            }
            if parent.asProtocol((any DeclGroupSyntax).self) != nil { return false }
            if parent.is(FunctionDeclSyntax.self) || parent.is(InitializerDeclSyntax.self) {
                return parent.parameterType(of: name).map { !$0.hasPrefix("inout ") } ?? false
            }
            node = parent
        }
        return false
    }
}

extension CodeBlockItemSyntax {
    /// Whether the name is visible in the statements that follow: a variable, or a value that a `guard` finds.
    fileprivate func declares(_ name: String) -> Bool {
        let names =
            item.as(VariableDeclSyntax.self)?.bindings.flatMap(\.pattern.newNames) ?? item.as(GuardStmtSyntax.self)?.conditions.newNames
        return names?.contains(name) ?? false
    }
}
