internal import SwiftSyntax

extension ExprSyntax {
    /// Whether it is a list that nobody outside sees, and that the code only asks what it contains.
    ///
    /// An element that is there already can be appended again, and no answer changes.
    var isListThatIsOnlySearched: Bool {
        let names = FileNames.of(root)
        guard let name = ownName, let variable = names.onlyVariable(name), variable.isHidden, variable.isList else { return false }
        return names.uses[name, default: []].allSatisfy(\.isSearchOrChange)
    }
}

extension PatternBindingSyntax {
    /// Whether it belongs to a function or is private, and nothing happens where it is set.
    fileprivate var isHidden: Bool {
        guard let declaration = parent?.parent?.as(VariableDeclSyntax.self), declaration.attributes.isEmpty else { return false }
        return accessorBlock == nil && (declaration.modifiers.isPrivate || declaration.parent?.is(CodeBlockItemSyntax.self) == true)
    }

    /// Whether its type, or its first value, is a list in brackets.
    fileprivate var isList: Bool {
        if let type = typeAnnotation?.type { return type.is(ArrayTypeSyntax.self) }
        let value = initializer?.value
        return (value?.as(FunctionCallExprSyntax.self)?.calledExpression ?? value)?.is(ArrayExprSyntax.self) == true
    }
}

extension DeclReferenceExprSyntax {
    /// Whether this use of a list empties it, adds to it, or asks what it contains.
    fileprivate var isSearchOrChange: Bool {
        var place = ExprSyntax(self)
        if let access = parent?.as(MemberAccessExprSyntax.self), access.declName.id == id {
            guard access.base?.trimmedDescription == "self" else { return false }
            place = ExprSyntax(access)
        }
        if let infix = place.parent?.as(InfixOperatorExprSyntax.self) {
            return infix.operator.is(AssignmentExprSyntax.self) && infix.leftOperand.id == place.id
        }
        guard let access = place.parent?.as(MemberAccessExprSyntax.self), access.base?.id == place.id else { return false }
        let name = access.declName.baseName.text
        let isCalled = access.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == ExprSyntax(access).id
        // Elements are only added and all removed, so that the last one is the same, however often it was added.
        return ["isEmpty", "last"].contains(name) || isCalled && ["append", "contains", "removeAll", "allSatisfy"].contains(name)
    }
}
