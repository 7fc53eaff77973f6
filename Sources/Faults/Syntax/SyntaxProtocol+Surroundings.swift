internal import SwiftSyntax

extension SyntaxProtocol {
    /// The subject of sentences about the node: its type, or its function outside of any type.
    var subject: String {
        var function: String?
        for node in sequence(first: Syntax(self), next: \.parent) {
            if let type = node.as(ClassDeclSyntax.self) { return type.name.text }
            if let type = node.as(StructDeclSyntax.self) { return type.name.text }
            if let type = node.as(EnumDeclSyntax.self) { return type.name.text }
            if let type = node.as(ActorDeclSyntax.self) { return type.name.text }
            if let type = node.as(ExtensionDeclSyntax.self) { return type.extendedType.trimmedDescription }
            if let type = node.as(ProtocolDeclSyntax.self) { return type.name.text }
            if let declaration = node.as(FunctionDeclSyntax.self) { function = declaration.name.text }
        }
        return function.map { "\($0)()" } ?? "the code"
    }

    /// The name of the type around it; nil outside of any.
    var nameOfType: String? {
        for node in sequence(first: parent, next: { $0?.parent }).lazy.compactMap(\.self) {
            if let type = node.as(ExtensionDeclSyntax.self) { return type.extendedType.trimmedDescription }
            if let type = node.asProtocol((any NamedDeclSyntax).self), node.asProtocol((any DeclGroupSyntax).self) != nil {
                return type.name.text
            }
        }
        return nil
    }

    /// The statement that the node is, or the innermost one around it.
    var nearestStatement: CodeBlockItemSyntax? {
        sequence(first: Syntax(self), next: \.parent).lazy.compactMap { $0.as(CodeBlockItemSyntax.self) }.first
    }

    /// Whether the node, or a node around it up to one of some kinds, meets a condition.
    func liesIn(until ends: Set<SyntaxKind>, where condition: (Syntax) -> Bool) -> Bool {
        for node in sequence(first: Syntax(self), next: \.parent) {
            if condition(node) { return true }
            if ends.contains(node.kind) { return false }
        }
        return false
    }
}
