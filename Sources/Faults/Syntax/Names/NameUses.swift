internal import SwiftSyntax

/// The uses of a name in some code.
enum NameUses {
    /// The uses of a variable's plain name.
    static func of(_ name: String, in code: some SyntaxProtocol) -> [ExprSyntax] {
        all(name, in: code).filter { $0.memberAccess == nil }.map { ExprSyntax($0) }
    }

    /// The uses of a member, each with the value that it is a member of.
    static func ofMember(_ name: String, in code: some SyntaxProtocol) -> [ExprSyntax] {
        all(name, in: code).map { use in use.memberAccess.map { ExprSyntax($0) } ?? ExprSyntax(use) }
    }

    private static func all(_ name: String, in code: some SyntaxProtocol) -> [DeclReferenceExprSyntax] {
        let range = code.range
        return FileNames.of(code.root).uses[name]?.filter { range.contains($0.position) } ?? []
    }
}

extension DeclReferenceExprSyntax {
    /// The access to a member of which it is the member's name.
    fileprivate var memberAccess: MemberAccessExprSyntax? {
        parent?.as(MemberAccessExprSyntax.self).flatMap { $0.declName.id == id ? $0 : nil }
    }
}
