internal import SwiftSyntax

extension StringLiteralExprSyntax {
    /// The name of the constant whose value it is, or is made of.
    ///
    /// It is nil outside of constants, and for the constants of functions and of instances, which have their own tests.
    var constantWithThisText: String? {
        var binding: PatternBindingSyntax?
        for node in sequence(first: Syntax(self), next: \.parent) {
            binding = node.as(PatternBindingSyntax.self)
            if binding != nil { break }
            if [.closureExpr, .codeBlock, .accessorBlock].contains(node.kind) { return nil }
        }
        guard let binding, let declaration = binding.parent?.parent?.as(VariableDeclSyntax.self),
            declaration.bindingSpecifier.tokenKind == .keyword(.let)
        else { return nil }
        let isOfFile = declaration.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
        let isShared = declaration.modifiers.contains { ["static", "private", "fileprivate"].contains($0.name.text) }
        let isOfType = declaration.parent?.is(MemberBlockItemSyntax.self) == true && isShared
        return isOfType || isOfFile ? binding.pattern.trimmedDescription : nil
    }

    /// Whether the constant whose value it is part of is a character or a collection, which nothing can be added to as to a text.
    var isInConstantOfLetters: Bool {
        let binding = sequence(first: Syntax(self), next: \.parent).lazy.compactMap { $0.as(PatternBindingSyntax.self) }.first
        guard let type = binding?.typeAnnotation?.type else { return binding?.initializer?.value.isWrittenCollection == true }
        return [.arrayType, .dictionaryType].contains(type.kind)
            || type.trimmedDescription.wholeMatch(of: /(?:Swift\.)?(?:Character|(?:Array|Dictionary|Set)<.*>)/) != nil
    }
}

extension ExprSyntax {
    /// Whether it is a list, a dictionary, or a set that is made of one.
    fileprivate var isWrittenCollection: Bool {
        if let call = self.as(FunctionCallExprSyntax.self) { return call.arguments.first?.expression.isWrittenCollection == true }
        return [.arrayExpr, .dictionaryExpr].contains(kind)
    }
}

extension Syntax {
    /// Whether the value of a constant with a text, or a text that is a raw value, is used here.
    func isUseOfText(_ context: FaultContext) -> Bool {
        if let access = self.as(MemberAccessExprSyntax.self) {
            let name = access.declName.baseName.text
            guard access.base != nil, parent?.is(FunctionCallExprSyntax.self) == false else { return false }
            return context.facts.textConstants.contains(name) || name == "rawValue" && context.facts.hasTextEnums
        }
        guard let reference = self.as(DeclReferenceExprSyntax.self), let parent, !parent.is(MemberAccessExprSyntax.self) else {
            return false
        }
        let name = reference.baseName.text
        return (context.facts.textConstants.contains(name) || name == "rawValue" && context.facts.hasTextEnums)
            && !parent.is(FunctionCallExprSyntax.self) && !isAssigned
    }

    /// Whether it is the left side of an assignment.
    var isAssigned: Bool {
        parent?.as(InfixOperatorExprSyntax.self).map { $0.operator.is(AssignmentExprSyntax.self) && $0.leftOperand.id == id } ?? false
    }
}
