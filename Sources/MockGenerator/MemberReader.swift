internal import SwiftSyntax

/// A reader that turns a protocol's requirements into members, or into obstacles where no mock can fulfill them.
struct MemberReader {
    let plan: MockPlan

    func read(_ declaration: DeclSyntax, into members: inout [Member], _ obstacles: inout [Obstacle]) {
        let known = members.count
        defer {
            for unsafe in members[known...].compactMap(\.result) where unsafe.isUnsafe {
                obstacles.append(Obstacle(declaration, "returns \(unsafe.declared), which is not Sendable although the mock is"))
            }
        }
        if let function = declaration.as(FunctionDeclSyntax.self) {
            if case .identifier = function.name.tokenKind {
                members.append(read(function, &obstacles))
            } else {
                obstacles.append(Obstacle(function, "requires the operator \(function.name.text)"))
            }
        } else if let variable = declaration.as(VariableDeclSyntax.self) {
            members += variable.bindings.map { read(variable, $0) }
        } else if let subscripted = declaration.as(SubscriptDeclSyntax.self) {
            members.append(read(subscripted, &obstacles))
        } else if let initializer = declaration.as(InitializerDeclSyntax.self) {
            members.append(read(initializer, &obstacles))
        } else if declaration.is(IfConfigDeclSyntax.self) {
            obstacles.append(Obstacle(declaration, "has members inside #if"))
        } else if !declaration.is(AssociatedTypeDeclSyntax.self), !declaration.is(TypeAliasDeclSyntax.self) {
            obstacles.append(Obstacle(declaration, "has a member of an unknown kind"))
        }
    }

    private func read(_ function: FunctionDeclSyntax, _ obstacles: inout [Obstacle]) -> Member {
        let generics = GenericNames(function.genericParameterClause, &obstacles)
        var member = Member(kind: .method, name: function.name.identifier?.name ?? function.name.text)
        readCommon(&member, function.attributes, function.modifiers)
        member.generics = function.genericParameterClause?.plainText ?? ""
        member.whereClause = function.genericWhereClause.map { " " + $0.plainText } ?? ""
        readSignature(&member, function.signature, generics)
        return member
    }

    private func read(_ initializer: InitializerDeclSyntax, _ obstacles: inout [Obstacle]) -> Member {
        let generics = GenericNames(initializer.genericParameterClause, &obstacles)
        var member = Member(kind: .initializer, name: "init")
        readCommon(&member, initializer.attributes, initializer.modifiers)
        member.generics = initializer.genericParameterClause?.plainText ?? ""
        member.whereClause = initializer.genericWhereClause.map { " " + $0.plainText } ?? ""
        readSignature(&member, initializer.signature, generics)
        return member
    }

    private func read(_ variable: VariableDeclSyntax, _ binding: PatternBindingSyntax) -> Member {
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
        var member = Member(kind: .property, name: name?.identifier?.name ?? "")
        readCommon(&member, variable.attributes, variable.modifiers)
        member.result = binding.typeAnnotation.map { ArgumentTypes(plan: plan).result($0.type, []) }
        readAccessors(&member, binding.accessorBlock)
        return member
    }

    private func read(_ subscripted: SubscriptDeclSyntax, _ obstacles: inout [Obstacle]) -> Member {
        let generics = GenericNames(subscripted.genericParameterClause, &obstacles)
        let types = ArgumentTypes(plan: plan)
        var member = Member(kind: .subscript, name: "subscript")
        readCommon(&member, subscripted.attributes, subscripted.modifiers)
        member.generics = subscripted.genericParameterClause?.plainText ?? ""
        member.whereClause = subscripted.genericWhereClause.map { " " + $0.plainText } ?? ""
        member.parameters = subscripted.parameterClause.parameters.enumerated().map { position, parameter in
            var read = types.parameter(parameter, at: position, generics.names)
            if parameter.secondName == nil { read.label = nil }
            return read
        }
        member.result = types.result(subscripted.returnClause.type, generics.names)
        readAccessors(&member, subscripted.accessorBlock)
        return member
    }

    private func readSignature(_ member: inout Member, _ signature: FunctionSignatureSyntax, _ generics: GenericNames) {
        let types = ArgumentTypes(plan: plan)
        member.parameters = signature.parameterClause.parameters.enumerated().map { types.parameter($1, at: $0, generics.names) }
        member.result = signature.returnClause.flatMap { clause in
            ["Void", "()", "Swift.Void"].contains(clause.type.plainText) ? nil : types.result(clause.type, generics.names)
        }
        guard let effects = signature.effectSpecifiers else { return }
        member.effects = effects.plainText
        member.thrown = thrown(effects.throwsClause)
    }

    private func readAccessors(_ member: inout Member, _ block: AccessorBlockSyntax?) {
        guard case .accessors(let accessors) = block?.accessors else { return }
        member.hasSetter = accessors.contains { $0.accessorSpecifier.text == "set" }
        guard let effects = accessors.first(where: { $0.accessorSpecifier.text == "get" })?.effectSpecifiers else { return }
        member.effects = effects.plainText
        member.thrown = thrown(effects.throwsClause)
    }

    private func thrown(_ clause: ThrowsClauseSyntax?) -> String? {
        guard let clause, clause.throwsSpecifier.text == "throws" else { return nil }
        let type = clause.type?.plainText ?? "any Error"
        return type == "Never" ? nil : type
    }

    /// Reads modifiers and the attributes that change the member; attributes that only warn its callers are left out.
    private func readCommon(_ member: inout Member, _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) {
        let texts = attributes.map(\.plainText).filter { text in
            text.hasSuffix("Actor") || text == "@discardableResult" || text == "@Sendable" || text == "@concurrent"
                || text.hasPrefix("@available") && !text.contains("deprecated")
        }
        let isIsolatedAlready = plan.isolation.attribute.map(texts.contains) ?? false
        member.attributes = isIsolatedAlready ? texts.filter { $0 != plan.isolation.attribute } : texts
        member.isStatic = modifiers.contains { ["static", "class"].contains($0.name.text) }
        if modifiers.contains(where: { $0.name.text == "nonisolated" }) {
            member.attributes.append(modifiers.first { $0.name.text == "nonisolated" }?.plainText ?? "")
        }
    }
}

extension MockPlan.Isolation {
    var attribute: String? {
        if case .globalActor(let name) = self { name } else { nil }
    }
}

/// The names of a member's own generic parameters.
struct GenericNames {
    var names: Set<String> = []

    init(_ clause: GenericParameterClauseSyntax?, _ obstacles: inout [Obstacle]) {
        for parameter in clause?.parameters ?? [] {
            names.insert(parameter.name.text)
            if parameter.specifier != nil {
                obstacles.append(Obstacle(parameter, "has the parameter pack or value parameter \(parameter.plainText)"))
            }
        }
    }
}
