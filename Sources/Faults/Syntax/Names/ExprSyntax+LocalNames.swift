internal import SwiftSyntax

extension ExprSyntax {
    /// Whether it is the name of a value that a function has by itself, whatever has that name outside of it: a constant, a variable, a
    /// name in a pattern, or a parameter of a private function.
    ///
    /// A name under which the function only unwraps or copies the outer one is no such value.
    var namesLocalValue: Bool {
        guard let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
        return FileNames.of(root).declarations[name]?.contains { $0.isLocal(named: name, in: Syntax(self)) } ?? false
    }
}

extension Syntax {
    /// The statements of the function that it belongs to; nil for a member of a type, and for code outside of all functions.
    private var statementsAround: CodeBlockItemListSyntax? {
        for node in sequence(first: self, next: \.parent) {
            if node.is(MemberBlockItemSyntax.self) { return nil }
            if let list = node.as(CodeBlockItemListSyntax.self) { return list.parent?.is(SourceFileSyntax.self) == true ? nil : list }
        }
        return nil
    }

    /// Whether it declares a name for a function's own value that is known at a use.
    fileprivate func isLocal(named name: String, in use: Syntax) -> Bool {
        guard position < use.position else { return false }
        if self.is(FunctionParameterSyntax.self) {
            let function = parent?.parent?.parent?.parent?.as(FunctionDeclSyntax.self)
            return function.map { $0.modifiers.isPrivate && $0.range.contains(use.position) } ?? false
        }
        guard self.is(PatternBindingSyntax.self) || self.is(IdentifierPatternSyntax.self),
            let list = statementsAround, list.range.contains(use.position)
        else { return false }
        if let unwrapped = parent?.as(OptionalBindingConditionSyntax.self) {
            return unwrapped.initializer.map { $0.value.ownName != name } ?? false
        }
        let value = self.as(PatternBindingSyntax.self)?.initializer?.value
        return value?.ownName != name
    }
}
