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
        let variables = FileNames.of(expression.root).variables(name.baseName.text)
        return variables.count == 1 ? variables[0].initializer?.value : nil
    }
}

extension VariableDeclSyntax {
    /// Whether no test can use the variable: it is private, belongs to a private type, or to a function.
    var isOnlyForThisFile: Bool {
        sequence(first: Syntax(self), next: \.parent).contains { node in
            node.is(CodeBlockSyntax.self) || node.is(ClosureExprSyntax.self)
                || node.asProtocol((any WithModifiersSyntax).self)?.modifiers.isPrivate == true
        }
    }
}
