internal import SwiftSyntax

/// The ranges that constants stand for, and the places that compare values with them.
enum KeptRanges {
    /// The places in which a value is compared with the constant that a range is the value of; empty if a test can use the constant, too.
    static func uses(of range: ExprSyntax) -> [MatchedPlace] {
        guard let binding = range.parent?.parent?.as(PatternBindingSyntax.self), range.parent?.is(InitializerClauseSyntax.self) == true,
            let declaration = binding.parent?.parent?.as(VariableDeclSyntax.self),
            declaration.bindingSpecifier.tokenKind == .keyword(.let), declaration.isOnlyForThisFile
        else { return [] }
        let finder = Finder(binding.pattern.trimmedDescription)
        finder.walk(binding.root)
        return finder.uses.compactMap { MatchedPlace($0) }
    }

    /// The value of the only constant of a name; nil if something else has the name.
    static func range(namedBy expression: ExprSyntax) -> ExprSyntax? {
        let name = expression.as(MemberAccessExprSyntax.self)?.declName ?? expression.as(DeclReferenceExprSyntax.self)
        guard let name else { return nil }
        let finder = Finder(name.baseName.text)
        finder.walk(expression.root)
        return finder.values.count == 1 ? finder.values[0] : nil
    }

    /// Collects the values that a file gives to a name, and the expressions that use it.
    private final class Finder: SyntaxVisitor {
        private let name: String
        var values: [ExprSyntax?] = []
        var uses: [ExprSyntax] = []

        init(_ name: String) {
            self.name = name
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
            if node.pattern.trimmedDescription == name { values.append(node.initializer?.value) }
            return .visitChildren
        }

        override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
            guard node.baseName.text == name else { return .visitChildren }
            let access = node.parent?.as(MemberAccessExprSyntax.self).flatMap { $0.declName.id == node.id ? $0 : nil }
            uses.append(access.map { ExprSyntax($0) } ?? ExprSyntax(node))
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
