internal import SwiftSyntax

extension ExprSyntax {
    /// Whether it is a key in a list of pairs of which the code reads only the values.
    var isKeyThatNobodyReads: Bool {
        guard let element = parent?.as(DictionaryElementSyntax.self), element.key.id == id,
            let literal = element.parent?.parent?.as(DictionaryExprSyntax.self)
        else { return false }
        if ExprSyntax(literal).isReadByValue { return true }
        guard let binding = literal.parent?.parent?.as(PatternBindingSyntax.self),
            let declaration = binding.parent?.parent?.as(VariableDeclSyntax.self), declaration.bindingSpecifier.tokenKind == .keyword(.let),
            declaration.modifiers.isPrivate || declaration.parent?.is(CodeBlockItemSyntax.self) == true && binding.isInFunction
        else { return false }
        let name = binding.pattern.trimmedDescription
        let uses = NameUses.ofMember(name, in: root)
        return !uses.isEmpty && FileNames.of(root).count(of: name) == 1 && uses.allSatisfy(\.isReadByValue)
    }

    /// Whether only the values of the pairs are read here.
    private var isReadByValue: Bool {
        guard let access = parent?.as(MemberAccessExprSyntax.self), access.base?.id == id else { return false }
        if access.declName.baseName.text == "values" { return true }
        guard let call = access.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == access.id,
            ["map", "compactMap", "flatMap"].contains(access.declName.baseName.text)
        else { return false }
        return call.arguments.count == 1 && call.arguments.first?.expression.trimmedDescription.hasPrefix("\\.value") == true
    }
}

extension PatternBindingSyntax {
    fileprivate var isInFunction: Bool {
        sequence(first: Syntax(self), next: \.parent).contains {
            [.functionDecl, .closureExpr, .accessorBlock, .initializerDecl].contains($0.kind)
        }
    }
}
