internal import SwiftSyntax

extension SyntaxProtocol {
    /// Whether its value only says for how much storage is reserved: in an argument for a capacity, or in a local constant that is used
    /// for nothing else.
    ///
    /// On the way there the value may only be calculated with: whatever else it is handed to could show it.
    var onlyReservesRoom: Bool {
        var node = Syntax(self)
        while let parent = node.parent {
            if let argument = parent.as(LabeledExprSyntax.self), ["capacity", "minimumCapacity"].contains(argument.label?.text) {
                return true
            }
            if let call = parent.as(FunctionCallExprSyntax.self) {
                // The value of a property of the called one is no argument.
                guard node.id != call.calledExpression.id, let name = call.calledName else { return false }
                if name == "reserveCapacity" { return true }
                guard Self.calculations.contains(name) else { return false }
            } else if let closure = parent.as(ClosureExprSyntax.self) {
                guard closure.statements.count == 1 else { return false }
            } else if let clause = parent.as(InitializerClauseSyntax.self) {
                return clause.parent?.as(PatternBindingSyntax.self)?.onlyReservesRoom ?? false
            } else if let infix = parent.as(InfixOperatorExprSyntax.self) {
                let signs = ["+", "-", "*", "/", "%", "<<", ">>", "&", "|", "==", "!=", "<", "<=", ">", ">="]
                guard signs.contains(infix.operator.trimmedDescription) else { return false }
            } else if ![.labeledExpr, .labeledExprList, .tupleExpr, .ternaryExpr, .codeBlockItem, .codeBlockItemList].contains(parent.kind)
            {
                return false
            }
            node = parent
        }
        return false
    }

    private static var calculations: Set<String> { ["reduce", "min", "max", "Int"] }

    /// Whether it is a division by something that may be zero, or becomes one: the end of the process can be seen.
    var mayDivideByZero: Bool {
        guard let infix = self.as(InfixOperatorExprSyntax.self) else { return false }
        guard ["*", "/", "%"].contains(infix.operator.trimmedDescription) else { return false }
        return infix.rightOperand.as(IntegerLiteralExprSyntax.self).map { $0.literal.text == "0" } ?? true
    }
}

extension PatternBindingSyntax {
    /// Whether it is a local constant that only says for how much storage is reserved.
    fileprivate var onlyReservesRoom: Bool {
        guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let variable = parent?.parent?.as(VariableDeclSyntax.self), variable.bindingSpecifier.tokenKind == .keyword(.let),
            variable.parent?.is(CodeBlockItemSyntax.self) == true, FileNames.of(root).count(of: name) == 1
        else { return false }
        let uses = NameUses.of(name, in: root)
        return !uses.isEmpty && uses.allSatisfy { $0.position > position && $0.onlyReservesRoom }
    }
}
