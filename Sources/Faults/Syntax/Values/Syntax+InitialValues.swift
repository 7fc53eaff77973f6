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

    /// Whether it gives a property, a variable of the function around it, or the whole instance the value without which it cannot be used.
    var isFirstAssignment: Bool {
        if let (property, _) = propertySetByInitializer { return property.isConstant || property.initialValue == nil }
        guard let expression = self.as(CodeBlockItemSyntax.self)?.item,
            let name = Syntax(expression).as(InfixOperatorExprSyntax.self)?.leftOperand.as(DeclReferenceExprSyntax.self)?.baseName
        else { return false }
        if name.tokenKind == .keyword(.self) {
            let function = sequence(first: self, next: \.parent).first {
                [.initializerDecl, .functionDecl, .accessorBlock].contains($0.kind)
            }
            return function?.is(InitializerDeclSyntax.self) == true
        }
        return isVariableWithoutValue(name.text)
    }

    /// Whether a variable of the function around it is declared without a value.
    private func isVariableWithoutValue(_ name: String) -> Bool {
        let lists = sequence(first: self, next: \.parent).prefix { !$0.is(MemberBlockSyntax.self) }
            .compactMap { $0.as(CodeBlockItemListSyntax.self) }
        for variable in lists.flatMap({ $0 }).compactMap({ $0.item.as(VariableDeclSyntax.self) }) {
            guard let binding = variable.bindings.first(where: { $0.pattern.trimmedDescription == name }) else { continue }
            let beginsAsNil = variable.bindingSpecifier.tokenKind == .keyword(.var) && binding.typeAnnotation?.type.isOptional == true
            return binding.initializer == nil && binding.accessorBlock == nil && !beginsAsNil
        }
        return false
    }
}

extension MemberBlockSyntax {
    fileprivate func property(named name: String) -> Syntax.Property? {
        for declaration in members.compactMap({ $0.decl.as(VariableDeclSyntax.self) }) {
            guard let binding = declaration.bindings.first(where: { $0.pattern.trimmedDescription == name }) else { continue }
            let isOptional = binding.typeAnnotation?.type.isOptional ?? false
            return Syntax.Property(
                isConstant: declaration.bindingSpecifier.tokenKind == .keyword(.let),
                initialValue: binding.initializer?.value.trimmedDescription ?? (isOptional ? "nil" : nil))
        }
        return nil
    }
}

extension TypeSyntax {
    /// Whether a variable of it begins as `nil`.
    var isOptional: Bool { [.optionalType, .implicitlyUnwrappedOptionalType].contains(kind) }
}
