internal import SwiftSyntax

/// The ranges that constants stand for, and the places that compare values with them.
enum KeptRanges {
    /// The places in which a value is compared with the constant that a range is the value of; empty if a test can use the constant, too.
    static func uses(of range: ExprSyntax) -> [MatchedPlace] {
        guard let binding = range.parent?.parent?.as(PatternBindingSyntax.self), range.parent?.is(InitializerClauseSyntax.self) == true,
            let declaration = binding.parent?.parent?.as(VariableDeclSyntax.self),
            declaration.bindingSpecifier.tokenKind == .keyword(.let), declaration.isOnlyForThisFile
        else { return [] }
        return NameUses.ofMember(binding.pattern.trimmedDescription, in: binding.root).compactMap { MatchedPlace($0) }
    }

    /// The value of the only constant of a name; nil if something else has the name.
    static func range(namedBy expression: ExprSyntax) -> ExprSyntax? {
        let name = expression.as(MemberAccessExprSyntax.self)?.declName ?? expression.as(DeclReferenceExprSyntax.self)
        guard let name else { return nil }
        let values = Values(of: name.baseName.text)
        values.walk(expression.root)
        return values.found.count == 1 ? values.found[0] : nil
    }

    /// Collects the values that a file gives to a name.
    private final class Values: SyntaxVisitor {
        private let name: String
        private(set) var found: [ExprSyntax?] = []

        init(of name: String) {
            self.name = name
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
            if node.pattern.trimmedDescription == name { found.append(node.initializer?.value) }
            return .visitChildren
        }
    }
}

extension VariableDeclSyntax {
    /// Whether no test can use the variable: it is private, belongs to a private type, or to a function.
    fileprivate var isOnlyForThisFile: Bool {
        sequence(first: Syntax(self), next: \.parent).contains { node in
            node.is(CodeBlockSyntax.self) || node.is(ClosureExprSyntax.self)
                || node.asProtocol((any WithModifiersSyntax).self)?.modifiers.isPrivate == true
        }
    }
}
