internal import SwiftSyntax

extension Syntax {
    /// Whether it is the default of a parameter without a name in the function, whose value nothing can read.
    ///
    /// A method that a subclass overrides gives that one its default.
    var isDefaultOfUnnamedParameter: Bool {
        guard let initializer = parent?.as(InitializerClauseSyntax.self),
            let parameter = initializer.parent?.as(FunctionParameterSyntax.self),
            (parameter.secondName ?? parameter.firstName).tokenKind == .wildcard
        else { return false }
        let declaration = sequence(first: Syntax(parameter), next: \.parent).lazy.compactMap {
            $0.asProtocol((any WithModifiersSyntax).self)
        }
        .first { $0.is(FunctionDeclSyntax.self) || $0.is(InitializerDeclSyntax.self) || $0.is(SubscriptDeclSyntax.self) }
        guard let declaration else { return false }
        let owner = declaration.parent?.parent?.parent?.parent?.as(ClassDeclSyntax.self)
        let words =
            declaration.modifiers.map(\.name.tokenKind) + (owner?.modifiers.map(\.name.tokenKind).filter { $0 == .keyword(.final) } ?? [])
        return owner == nil || !Set(words).isDisjoint(with: [.keyword(.final), .keyword(.private), .keyword(.static)])
    }
}
