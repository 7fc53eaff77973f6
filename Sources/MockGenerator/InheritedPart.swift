internal import SwiftSyntax

/// One protocol in an inheritance clause; `A & B` is two.
struct InheritedPart {
    let node: Syntax
    let name: String
    /// The types for the primary associated types.
    var arguments: [TypeSyntax] = []

    static func parts(of type: TypeSyntax) -> [InheritedPart] {
        if let composition = type.as(CompositionTypeSyntax.self) { return composition.elements.flatMap { parts(of: $0.type) } }
        if let attributed = type.as(AttributedTypeSyntax.self) { return parts(of: attributed.baseType) }
        let clause = type.as(IdentifierTypeSyntax.self)?.genericArgumentClause ?? type.as(MemberTypeSyntax.self)?.genericArgumentClause
        let name = String(type.plainText.prefix { $0 != "<" })
        let arguments = clause?.arguments.compactMap { $0.argument.as(TypeSyntax.self) } ?? []
        return [InheritedPart(node: Syntax(type), name: name, arguments: arguments)]
    }
}
