internal import SwiftSyntax

extension FaultRule {
    static let unsetAssignments = FaultRule(
        name: "unset-assignments", kind: .unset, summary: "An assignment is gone.",
        advice: "Expect the new value, not just that nothing fails.",
        examples: [
            FaultExample("an assignment", "token = nil", plants: ["Screen does not set token"]),
            FaultExample("an assignment of another object's property", "view.title = name", plants: ["Screen does not set view.title"]),
            FaultExample("an addition", "count += 1", plants: ["Screen does not set count"]),
            FaultExample("a value that is thrown away", "_ = token", plants: []),
            FaultExample("a declaration", "let count = 1", plants: []),
        ]
    ) { node, _ in
        guard let statement = node.as(CodeBlockItemSyntax.self), case .expr(let expression) = statement.item,
            let infix = expression.as(InfixOperatorExprSyntax.self), infix.assigns, !infix.leftOperand.is(DiscardAssignmentExprSyntax.self)
        else { return [] }
        var fault = Fault(
            around: statement.item.textRange, prefix: "if !seamsFault(#) { ", suffix: " }",
            words: "\(node.subject) does not set \(infix.leftOperand.oneLine)", before: infix.oneLine,
            after: statement.codeWithoutIt)
        if let name = infix.leftOperand.nameOfHiddenVariable {
            fault.advice = "No test sees `\(name)` itself: expect a result that depends on it, after this assignment has run."
        }
        return [fault]
    }
}

extension ExprSyntax {
    /// The name of the variable, if it is private to the type, or belongs to the function, around the expression; nil for any other.
    fileprivate var nameOfHiddenVariable: String? {
        let access = self.as(MemberAccessExprSyntax.self)
        guard access == nil || access?.base?.trimmedDescription == "self",
            let name = (access?.declName ?? self.as(DeclReferenceExprSyntax.self))?.baseName.text
        else { return nil }
        for node in sequence(first: Syntax(self), next: \.parent) {
            if access == nil, let code = node.as(CodeBlockItemListSyntax.self), node.parent?.is(SourceFileSyntax.self) == false,
                code.contains(where: { $0.item.as(VariableDeclSyntax.self)?.declares(name) == true })
            {
                return name
            }
            if let members = node.as(MemberBlockSyntax.self)?.members.compactMap({ $0.decl.as(VariableDeclSyntax.self) }),
                let variable = members.first(where: { $0.declares(name) })
            {
                return variable.modifiers.isPrivate ? name : nil
            }
        }
        return nil
    }
}

extension VariableDeclSyntax {
    fileprivate func declares(_ name: String) -> Bool {
        bindings.contains { $0.pattern.trimmedDescription == name }
    }
}

extension InfixOperatorExprSyntax {
    /// Whether the operator changes its left side, as `=` and `+=` do.
    fileprivate var assigns: Bool {
        if self.operator.is(AssignmentExprSyntax.self) { return true }
        let sign = self.operator.trimmedDescription
        return sign.hasSuffix("=") && !["==", "===", "!=", "!==", "<=", ">=", "~="].contains(sign)
    }
}
