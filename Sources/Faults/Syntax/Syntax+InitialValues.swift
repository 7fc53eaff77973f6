internal import SwiftSyntax

extension Syntax {
    /// A stored property, as its type declares it.
    struct Property {
        var isConstant: Bool
        /// The value that it has before an initializer runs; nil if the initializer must assign one.
        var initialValue: String?
    }

    /// The property that this statement assigns in an initializer of the same type, and the value; nil for any other statement.
    var propertySetByInitializer: (property: Property, value: String)? {
        let ancestors = Array(sequence(first: self, next: \.parent))
        guard let expression = self.as(CodeBlockItemSyntax.self)?.item,
            let assignment = Syntax(expression).as(InfixOperatorExprSyntax.self),
            ancestors.contains(where: { $0.is(InitializerDeclSyntax.self) }),
            let members = ancestors.lazy.compactMap({ $0.as(MemberBlockSyntax.self) }).first,
            let name = assignment.leftOperand.trimmedDescription.split(separator: ".").last,
            let property = members.property(named: String(name))
        else { return nil }
        return (property, assignment.rightOperand.trimmedDescription)
    }
}

extension MemberBlockSyntax {
    fileprivate func property(named name: String) -> Syntax.Property? {
        for declaration in members.compactMap({ $0.decl.as(VariableDeclSyntax.self) }) {
            guard let binding = declaration.bindings.first(where: { $0.pattern.trimmedDescription == name }) else { continue }
            let isOptional = binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) ?? false
            return Syntax.Property(
                isConstant: declaration.bindingSpecifier.tokenKind == .keyword(.let),
                initialValue: binding.initializer?.value.trimmedDescription ?? (isOptional ? "nil" : nil))
        }
        return nil
    }
}
