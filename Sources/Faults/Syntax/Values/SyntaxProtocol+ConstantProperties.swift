internal import SwiftSyntax

extension SyntaxProtocol {
    /// Whether a name is that of a stored property which nothing can change while the function around this node runs.
    ///
    /// It is a constant, or the function is one of a structure that does not change it.
    func isConstantProperty(_ name: String) -> Bool {
        guard let declaration = StoredProperty.only(name, in: root) else { return false }
        if declaration.bindingSpecifier.tokenKind == .keyword(.let) { return true }
        let type = sequence(first: Syntax(self), next: \.parent).first { $0.asProtocol((any DeclGroupSyntax).self) != nil }
        guard let type = type?.as(StructDeclSyntax.self), declaration.parent?.parent?.parent?.parent?.id == type.id else { return false }
        let function = sequence(first: Syntax(self), next: \.parent).prefix { $0.id != type.id }
            .first { [.functionDecl, .initializerDecl, .accessorDecl].contains($0.kind) }
        guard let function else { return true }
        let isMutating = function.as(FunctionDeclSyntax.self)?.modifiers.contains { $0.name.tokenKind == .keyword(.mutating) }
        return isMutating == false || function.as(AccessorDeclSyntax.self)?.accessorSpecifier.tokenKind == .keyword(.get)
    }
}
