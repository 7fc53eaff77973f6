internal import SwiftSyntax

extension SyntaxProtocol {
    /// Whether it is the argument with a label.
    func isArgument(_ label: String) -> Bool { parent?.as(LabeledExprSyntax.self)?.label?.text == label }

    /// Whether it is the value of a constant of a function that is only handed on as the argument with a label.
    func isConstantForArgument(_ label: String) -> Bool {
        guard let binding = parent?.parent?.as(PatternBindingSyntax.self), let name = binding.pattern.as(IdentifierPatternSyntax.self),
            let declaration = binding.parent?.parent?.as(VariableDeclSyntax.self),
            declaration.bindingSpecifier.tokenKind == .keyword(.let),
            let list = declaration.parent?.parent?.as(CodeBlockItemListSyntax.self), list.parent?.is(SourceFileSyntax.self) == false
        else { return false }
        let uses = NameUses.of(name.identifier.text, in: list)
        return !uses.isEmpty && uses.allSatisfy { $0.isArgument(label) }
    }

    /// Whether it is the name of a queue, which only debuggers show, there or by the name of a constant.
    var isLabelOfQueue: Bool {
        let uses = Syntax(self).usesOfName
        return isLabelOfQueueThere || !uses.isEmpty && uses.allSatisfy(\.isLabelOfQueueThere)
    }

    private var isLabelOfQueueThere: Bool {
        isArgument("label") && parent?.parent?.parent?.as(FunctionCallExprSyntax.self)?.calledName == "DispatchQueue"
    }
}
