internal import SwiftSyntax

extension StringLiteralExprSyntax {
    /// Whether it is one letter of which a text is made whose length alone counts: `String(repeating: "a", count: 64).count`.
    var isLetterOfALength: Bool {
        guard representedLiteralValue?.count == 1, let argument = parent?.as(LabeledExprSyntax.self), argument.label?.text == "repeating",
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self), ["String", "Array"].contains(call.calledName)
        else { return false }
        if Syntax(call).isOnlyCounted { return true }
        let uses = Syntax(call).usesOfName
        return !uses.isEmpty && uses.allSatisfy(\.isOnlyCounted) && Syntax(call).isConstantOnlyForThisFile
    }
}

extension Syntax {
    fileprivate var isOnlyCounted: Bool {
        guard let access = parent?.as(MemberAccessExprSyntax.self), access.base.map({ Syntax($0).id }) == id else { return false }
        return ["count", "indices", "isEmpty", "endIndex"].contains(access.declName.baseName.text)
    }

    fileprivate var isConstantOnlyForThisFile: Bool {
        guard let declaration = parent?.parent?.parent?.parent?.as(VariableDeclSyntax.self) else { return false }
        return declaration.bindingSpecifier.tokenKind == .keyword(.let)
            && (declaration.modifiers.isPrivate || declaration.parent?.is(CodeBlockItemSyntax.self) == true)
    }
}
