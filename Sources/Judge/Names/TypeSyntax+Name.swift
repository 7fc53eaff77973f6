internal import SwiftSyntax

extension TypeSyntax {
    /// The name of the type, without those of the types around it.
    var lastName: String {
        self.as(MemberTypeSyntax.self)?.name.name ?? self.as(IdentifierTypeSyntax.self)?.name.name ?? trimmedDescription
    }
}

extension TokenSyntax {
    /// The name, without backticks.
    var name: String { identifier?.name ?? text }
}
