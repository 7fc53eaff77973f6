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

    /// Whether it is a part of what a constant holds that no test can use: of a list or a table, or of a value that is made of more.
    var isPartOfHiddenConstant: Bool {
        let declaration = sequence(first: Syntax(self), next: \.parent).lazy.compactMap { $0.as(VariableDeclSyntax.self) }.first
        return !isWholeValueOfConstant && declaration?.isOnlyForThisFile == true
    }

    /// Whether the value of the constant around it is this text, or is made of it, and can be made longer.
    var isWholeValueOfConstant: Bool {
        guard let binding = sequence(first: Syntax(self), next: \.parent).lazy.compactMap({ $0.as(PatternBindingSyntax.self) }).first else {
            return false
        }
        if let type = binding.typeAnnotation?.type.trimmedDescription { return ["String", "Swift.String", "StaticString"].contains(type) }
        return sequence(first: Syntax(self), next: \.parent).prefix { !$0.is(InitializerClauseSyntax.self) }.allSatisfy(\.isPartOfText)
    }
}

extension Syntax {
    /// Whether a text in it makes it a text: a sum, a choice, a longer text, or a function that makes a text of another one.
    fileprivate var isPartOfText: Bool {
        if let call = self.as(FunctionCallExprSyntax.self) {
            return call.arguments.count == 1 && [nil, "rawValue"].contains(call.arguments.first?.label?.text)
                || call.receiver?.is(StringLiteralExprSyntax.self) == true || call.calledName == "NSLocalizedString"
        }
        if let tuple = self.as(TupleExprSyntax.self) { return tuple.elements.count == 1 }
        return ![.arrayExpr, .dictionaryExpr, .closureExpr].contains(kind)
    }
}

extension Syntax {
    /// Whether the value of a constant with a text, or a text that is a raw value, is used here.
    func isUseOfText(_ context: FaultContext) -> Bool {
        if let access = self.as(MemberAccessExprSyntax.self) {
            let name = access.declName.baseName.text
            guard access.base != nil || context.facts.textsOfString.contains(name), parent?.is(FunctionCallExprSyntax.self) == false else {
                return false
            }
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
