internal import SwiftSyntax

extension Syntax {
    /// The name of the private property that an assignment at this node sets, without calling anything; nil for any other node.
    private var privatePropertySet: String? {
        let expression = self.as(CodeBlockItemSyntax.self)?.item.as(ExprSyntax.self) ?? self.as(ExprSyntax.self)
        guard let infix = expression?.as(InfixOperatorExprSyntax.self), let name = infix.leftOperand.ownName,
            infix.rightOperand.callNothing,
            infix.operator.is(AssignmentExprSyntax.self) || NumberTrace.assignments[infix.operator.trimmedDescription] != nil
        else { return nil }
        return StoredProperty.only(name, in: root)?.modifiers.isPrivate == true ? name : nil
    }

    /// Whether an assignment at this node sets a private property that the module only prints for people, and checks in assertions.
    ///
    /// - Parameter uses: The places that use a name.
    func setsPrintedProperty(_ uses: [String: [Syntax]]) -> Bool {
        guard let name = privatePropertySet, let places = uses[name] else { return false }
        return places.contains { !$0.isSet } && places.allSatisfy { $0.isSet || $0.isForPeople }
    }

    /// Whether it is the variable that an assignment changes.
    private var isSet: Bool {
        let access = parent?.as(MemberAccessExprSyntax.self).flatMap { $0.declName.id == id ? Syntax($0) : nil } ?? self
        guard let infix = access.parent?.as(InfixOperatorExprSyntax.self), infix.leftOperand.id == access.id else { return false }
        return infix.operator.is(AssignmentExprSyntax.self) || NumberTrace.assignments[infix.operator.trimmedDescription] != nil
    }

    /// Whether it stands in a call that prints for people, or that asserts.
    var isForPeople: Bool {
        liesIn(until: [.codeBlockItem]) { node in
            guard let call = node.as(FunctionCallExprSyntax.self), let name = call.calledName,
                call.calledExpression.is(DeclReferenceExprSyntax.self), !OwnFunction.isDeclared(name, in: root)
            else { return false }
            let isOutput =
                KnownFunctions.printing.contains(name) && !call.printsRealLine && !call.arguments.contains { $0.label?.text == "to" }
            return isOutput || KnownFunctions.asserting.contains(name)
        }
    }
}
