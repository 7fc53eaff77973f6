internal import SwiftSyntax

/// Collects the uses of a name in some code.
final class NameUses: SyntaxVisitor {
    private let name: String
    private let takesMembers: Bool
    private var uses: [ExprSyntax] = []

    private init(_ name: String, takesMembers: Bool) {
        (self.name, self.takesMembers) = (name, takesMembers)
        super.init(viewMode: .sourceAccurate)
    }

    /// The uses of a variable's plain name.
    static func of(_ name: String, in code: some SyntaxProtocol) -> [ExprSyntax] {
        let visitor = NameUses(name, takesMembers: false)
        visitor.walk(code)
        return visitor.uses
    }

    /// The uses of a member, each with the value that it is a member of.
    static func ofMember(_ name: String, in code: some SyntaxProtocol) -> [ExprSyntax] {
        let visitor = NameUses(name, takesMembers: true)
        visitor.walk(code)
        return visitor.uses.map { use in
            let access = use.parent?.as(MemberAccessExprSyntax.self)
            return access?.declName.id == use.id ? access.map { ExprSyntax($0) } ?? use : use
        }
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
        if node.baseName.text == name, takesMembers || !isMember { uses.append(ExprSyntax(node)) }
        return .visitChildren
    }
}
