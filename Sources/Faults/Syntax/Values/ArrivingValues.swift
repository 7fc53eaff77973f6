internal import SwiftSyntax

/// The values that arrive at a parameter of a private function, whose calls all stand in its file.
struct ArrivingValues {
    /// The argument of each call, or the parameter's default; at least one.
    let values: [ExprSyntax]
    /// The type of the parameter, as it is written.
    let type: String

    /// Finds the values of a constant of a private structure, which all calls of the initializer that the compiler writes hand over.
    init?(atConstant use: ExprSyntax) {
        guard let name = use.ownName, case let names = FileNames.of(use.root), let constants = names.declarations[name],
            constants.count == 1,
            let constant = constants[0].as(PatternBindingSyntax.self), constant.initializer == nil,
            let type = constant.typeAnnotation?.type,
            let variable = constant.parent?.parent?.as(VariableDeclSyntax.self), variable.bindingSpecifier.tokenKind == .keyword(.let),
            let structure = variable.parent?.parent?.parent?.parent?.as(StructDeclSyntax.self), structure.modifiers.isPrivate,
            !structure.memberBlock.members.contains(where: { $0.decl.is(InitializerDeclSyntax.self) })
        else { return nil }
        var values: [ExprSyntax] = []
        for use in names.uses[structure.name.text] ?? [] {
            guard let call = use.callOfThis, let value = call.arguments.first(where: { $0.label?.text == name }) else { return nil }
            values.append(value.expression)
        }
        guard !values.isEmpty else { return nil }
        self.values = values
        self.type = type.trimmedDescription
    }

    /// Finds the values; nil if the expression names no parameter, or if others may call the function.
    init?(atParameter use: ExprSyntax) {
        guard let name = use.as(DeclReferenceExprSyntax.self)?.baseName.text,
            let function = sequence(first: Syntax(use), next: \.parent).lazy.compactMap({ $0.as(FunctionDeclSyntax.self) }).first
        else { return nil }
        let parameters = Array(function.signature.parameterClause.parameters)
        let names = FileNames.of(use.root)
        guard let index = parameters.firstIndex(where: { ($0.secondName ?? $0.firstName).text == name }), function.isOfThisFile,
            names.functions[function.name.text]?.count == 1
        else { return nil }
        var values: [ExprSyntax] = []
        for use in names.uses[function.name.text] ?? [] {
            guard let call = use.callOfThis, let value = call.argument(for: index, among: parameters) else { return nil }
            values.append(value)
        }
        guard !values.isEmpty else { return nil }
        self.values = values
        type = parameters[index].type.trimmedDescription
    }
}

extension FunctionDeclSyntax {
    /// Whether only its file can call it.
    fileprivate var isOfThisFile: Bool {
        sequence(first: Syntax(self), next: \.parent).contains { node in
            node.asProtocol((any WithModifiersSyntax).self)?.modifiers.isPrivate ?? node.is(CodeBlockSyntax.self)
        }
    }
}

extension DeclReferenceExprSyntax {
    /// The call of the function that it names; nil if the function is used as a value.
    fileprivate var callOfThis: FunctionCallExprSyntax? {
        let access = parent?.as(MemberAccessExprSyntax.self)
        let called = access.map { Syntax($0) } ?? Syntax(self)
        return called.parent?.as(FunctionCallExprSyntax.self).flatMap { $0.calledExpression.id == called.id ? $0 : nil }
    }
}

extension FunctionCallExprSyntax {
    /// The value for a parameter: that with its label or in its place, or else its default.
    fileprivate func argument(for index: Int, among parameters: [FunctionParameterSyntax]) -> ExprSyntax? {
        let label = parameters[index].firstName.text
        let place = parameters[..<index].count { $0.firstName.text == "_" }
        let argument =
            label == "_"
            ? arguments.filter { $0.label == nil }.dropFirst(place).first : arguments.first { $0.label?.text == label }
        return argument?.expression ?? parameters[index].defaultValue?.value
    }
}
