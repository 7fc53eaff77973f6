internal import SwiftSyntax

extension FaultRule {
    static let unsetAssignments = FaultRule(
        name: "unset-assignments", kind: .unset, summary: "An assignment is gone.",
        advice: "Expect the new value, not just that nothing fails.",
        examples: [
            FaultExample("an assignment", "token = nil", plants: ["Screen does not set token"]),
            FaultExample("an assignment of another object's property", "view.title = name", plants: ["Screen does not set view.title"]),
            FaultExample(
                "an assignment of another object's value, which is still read", "visibility = view.visibility",
                plants: ["Screen does not set visibility"]),
            FaultExample("an addition", "count += 1", plants: ["Screen does not set count"]),
            FaultExample("a value that is thrown away", "_ = token", plants: []),
            FaultExample("a declaration", "let count = 1", plants: []),
        ]
    ) { node, _ in
        guard let statement = node.as(CodeBlockItemSyntax.self), case .expr(let expression) = statement.item,
            let infix = expression.as(InfixOperatorExprSyntax.self), infix.assigns, !infix.leftOperand.is(DiscardAssignmentExprSyntax.self)
        else { return [] }
        let read = infix.valueThatIsRead.map { "_ = \($0)" }
        var fault = Fault(
            around: statement.item.textRange, prefix: "if !seamsFault(#) { ", suffix: read.map { " } else { \($0) }" } ?? " }",
            words: "\(node.subject) does not set \(infix.leftOperand.oneLine)", before: infix.oneLine,
            after: read ?? statement.codeWithoutIt)
        if let name = infix.leftOperand.nameOfHiddenVariable {
            fault.advice =
                "No test sees `\(name)` itself: expect a result that depends on it, after this assignment has run. If nothing depends on it, remove the assignment."
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
    /// Another object's property that is assigned, so that the fault can read it all the same; nil for any other value.
    ///
    /// A double may record the read, and a test of that would catch the fault without any expectation about the value. A call is gone with the
    /// assignment: its result may be a task or a subscription, which is stored and never looked at.
    fileprivate var valueThatIsRead: String? {
        guard self.operator.is(AssignmentExprSyntax.self), let access = rightOperand.as(MemberAccessExprSyntax.self) else { return nil }
        var base = access.base
        while let inner = base?.as(MemberAccessExprSyntax.self) { base = inner.base }
        // A type's constant, as in `Color.red`, tells nobody that it is read.
        guard base?.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isLowercase == true else { return nil }
        return access.oneLine
    }

    /// Whether the operator changes its left side, as `=` and `+=` do.
    fileprivate var assigns: Bool {
        if self.operator.is(AssignmentExprSyntax.self) { return true }
        let sign = self.operator.trimmedDescription
        return sign.hasSuffix("=") && !["==", "===", "!=", "!==", "<=", ">=", "~="].contains(sign)
    }
}
