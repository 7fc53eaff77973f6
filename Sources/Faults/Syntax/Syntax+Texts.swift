internal import SwiftSyntax

extension StringLiteralExprSyntax {
    /// Whether it is the whole value of a constant of a type or of a file.
    var isTextOfConstant: Bool {
        constantWithThisText != nil
    }

    /// The name of the constant whose whole value it is; nil for the constant of a function, which no test can use.
    var constantWithThisText: String? {
        guard let binding = parent?.parent?.as(PatternBindingSyntax.self),
            let declaration = binding.parent?.parent?.as(VariableDeclSyntax.self), declaration.bindingSpecifier.tokenKind == .keyword(.let)
        else { return nil }
        let isOfType = declaration.parent?.is(MemberBlockItemSyntax.self) == true
        let isOfFile = declaration.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
        return isOfType || isOfFile ? binding.pattern.trimmedDescription : nil
    }
}

extension Syntax {
    /// Whether the value of a constant with a text, or a text that is a raw value, is used here.
    func isUseOfText(_ context: FaultContext) -> Bool {
        if let access = self.as(MemberAccessExprSyntax.self) {
            let name = access.declName.baseName.text
            guard access.base != nil, parent?.is(FunctionCallExprSyntax.self) == false else { return false }
            return context.textConstants.contains(name) || name == "rawValue" && context.hasTextEnums
        }
        guard let reference = self.as(DeclReferenceExprSyntax.self), let parent, !parent.is(MemberAccessExprSyntax.self) else { return false }
        return context.textConstants.contains(reference.baseName.text) && !parent.is(FunctionCallExprSyntax.self) && !isAssigned
    }

    private var isAssigned: Bool {
        parent?.as(InfixOperatorExprSyntax.self).map { $0.operator.is(AssignmentExprSyntax.self) && $0.leftOperand.id == id } ?? false
    }
}
