internal import SwiftSyntax

extension Syntax {
    /// Whether it is the value of a variable, and a use of the variable in the same file meets a condition.
    func isNamed(andUsedWhere condition: (Syntax) -> Bool) -> Bool {
        usesOfName.contains(where: condition)
    }

    /// The uses of the variable of which it is the value, in the same file; none if it is the value of no variable.
    var usesOfName: [Syntax] {
        guard let binding = parent?.parent?.as(PatternBindingSyntax.self), parent?.is(InitializerClauseSyntax.self) == true else {
            return []
        }
        let uses = NamedUses(of: binding.pattern.trimmedDescription)
        uses.walk(binding.root)
        return uses.found
    }
}

/// Collects the expressions that are a name, or a type's member of that name.
private final class NamedUses: SyntaxVisitor {
    private(set) var found: [Syntax] = []
    private let name: String

    init(of name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if node.baseName.text == name {
            let access = node.parent?.as(MemberAccessExprSyntax.self).flatMap { $0.declName.id == node.id ? $0 : nil }
            found.append(access.map { Syntax($0) } ?? Syntax(node))
        }
        return .skipChildren
    }
}
