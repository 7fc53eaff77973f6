internal import SwiftSyntax

extension ExprSyntax {
    /// The uses of the value under the name that it gets elsewhere in its file, if nobody else sees that name; nil if it goes nowhere else.
    ///
    /// It may be an argument of a function that nobody replaces, the value of a private computed property, or a property of a private type.
    var usesUnderAnotherName: [ExprSyntax]? { usesAsArgument ?? usesAsAnswer ?? usesAsProperty }

    private var usesAsArgument: [ExprSyntax]? {
        guard let argument = parent?.as(LabeledExprSyntax.self), let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
            let function = OwnFunction.called(by: call), let body = function.body
        else { return nil }
        let place = call.arguments.prefix { $0.id != argument.id }.count
        let parameter = Array(function.signature.parameterClause.parameters)[place]
        let name = (parameter.secondName ?? parameter.firstName).text
        // A variable of the same name would be another value.
        return body.newNames.contains(name) ? nil : NameUses.of(name, in: body)
    }

    private var usesAsAnswer: [ExprSyntax]? {
        guard let body = parent?.as(CodeBlockItemSyntax.self)?.parent?.as(CodeBlockItemListSyntax.self), body.count == 1,
            let variable = body.parent?.parent?.as(PatternBindingSyntax.self),
            variable.parent?.parent?.as(VariableDeclSyntax.self)?.modifiers.isPrivate == true
        else { return nil }
        return variable.usesOfOnlyName
    }

    private var usesAsProperty: [ExprSyntax]? {
        guard let assignment = parent?.as(InfixOperatorExprSyntax.self), assignment.operator.is(AssignmentExprSyntax.self),
            assignment.rightOperand.id == id, let name = assignment.leftOperand.ownName,
            sequence(first: Syntax(self), next: \.parent).contains(where: { $0.is(InitializerDeclSyntax.self) }),
            let variable = FileNames.of(root).onlyVariable(name), let declaration = StoredProperty.only(name, in: root),
            declaration.bindingSpecifier.tokenKind == .keyword(.let), declaration.isOnlyForThisFile
        else { return nil }
        let type = declaration.nameOfType ?? ""
        return variable.usesOfOnlyName?.filter { $0.id != assignment.leftOperand.id && !$0.isMember(ofAnotherThan: type) }
    }
}

extension ExprSyntax {
    /// Whether it is a member of a parameter that has another type.
    fileprivate func isMember(ofAnotherThan type: String) -> Bool {
        guard let owner = self.as(MemberAccessExprSyntax.self)?.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
            let other = parameterType(of: owner)
        else { return false }
        return !other.contains(type.split(separator: ".").last ?? "")
    }
}

extension PatternBindingSyntax {
    /// The uses of a name that nothing else in the file has.
    fileprivate var usesOfOnlyName: [ExprSyntax]? {
        guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text, FileNames.of(root).count(of: name) == 1 else {
            return nil
        }
        return NameUses.ofMember(name, in: root)
    }
}
