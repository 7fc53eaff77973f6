internal import SwiftSyntax

/// A reader that turns a protocol's requirements into members, or into obstacles where no mock can fulfill them.
struct MemberReader {
    let plan: MockPlan
    /// The protocol that declares the requirements.
    let found: FoundProtocol

    func read(_ declaration: DeclSyntax, in condition: String? = nil, into members: inout [Member], _ obstacles: inout [Obstacle]) {
        if let conditional = declaration.as(IfConfigDeclSyntax.self) {
            for (inner, clause) in Condition.clauses(of: conditional) {
                let both = Condition.all([condition, inner].compactMap(\.self))
                for item in clause.elements?.as(MemberBlockItemListSyntax.self) ?? [] {
                    read(item.decl, in: both, into: &members, &obstacles)
                }
            }
            return
        }
        let new = self.members(of: plan.names(in: found).rewrite(declaration))
        if new == nil { obstacles.append(Obstacle(declaration, "has a member of an unknown kind")) }
        for var member in new ?? [] {
            member.condition = condition
            member.keepLabelsApart()
            members.append(member)
            if let result = member.result, member.isMade, member.hasSetter {
                let reason = result.isNoncopyable ? "cannot be copied" : "is not Sendable although the mock is"
                let text = "has the settable \(member.name) of type \(result.declared), which \(reason)"
                obstacles.append(Obstacle(declaration, text))
            }
        }
    }

    /// Returns the members that a declaration requires, or nil if it is of an unknown kind.
    private func members(of declaration: DeclSyntax) -> [Member]? {
        if let function = declaration.as(FunctionDeclSyntax.self) { return [read(function)] }
        if let variable = declaration.as(VariableDeclSyntax.self) { return variable.bindings.map { read(variable, $0) } }
        if let subscripted = declaration.as(SubscriptDeclSyntax.self) { return [read(subscripted)] }
        if let initializer = declaration.as(InitializerDeclSyntax.self) { return [read(initializer)] }
        return declaration.is(AssociatedTypeDeclSyntax.self) || declaration.is(TypeAliasDeclSyntax.self) ? [] : nil
    }

    private func read(_ function: FunctionDeclSyntax) -> Member {
        var member = Member(kind: .method, name: function.name.identifier?.name ?? function.name.text)
        if case .identifier = function.name.tokenKind {} else { member.isOperator = true }
        readCommon(&member, function.attributes, function.modifiers)
        member.generics = text(of: function.genericParameterClause)
        member.whereClause = function.genericWhereClause.map { " " + text(of: $0) } ?? ""
        readSignature(&member, function.signature, names(function.genericParameterClause))
        return member
    }

    private func read(_ initializer: InitializerDeclSyntax) -> Member {
        var member = Member(kind: .initializer, name: "init")
        readCommon(&member, initializer.attributes, initializer.modifiers)
        member.generics = text(of: initializer.genericParameterClause)
        member.whereClause = initializer.genericWhereClause.map { " " + text(of: $0) } ?? ""
        readSignature(&member, initializer.signature, names(initializer.genericParameterClause))
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

    private func read(_ subscripted: SubscriptDeclSyntax) -> Member {
        let generics = names(subscripted.genericParameterClause)
        let types = ArgumentTypes(plan: plan)
        var member = Member(kind: .subscript, name: "subscript")
        readCommon(&member, subscripted.attributes, subscripted.modifiers)
        member.generics = text(of: subscripted.genericParameterClause)
        member.whereClause = subscripted.genericWhereClause.map { " " + text(of: $0) } ?? ""
        member.parameters = subscripted.parameterClause.parameters.enumerated().map {
            types.parameter($1, at: $0, generics, isSubscript: true)
        }
        member.result = types.result(subscripted.returnClause.type, generics)
        readAccessors(&member, subscripted.accessorBlock)
        return member
    }

    /// Returns the text of a part of a declaration as the mock's class writes it; empty for nothing.
    private func text(of node: (some SyntaxProtocol)?) -> String { node.map { plan.replacingSelf(in: $0.plainText) } ?? "" }

    /// Returns the names of a member's own generic parameters.
    private func names(_ clause: GenericParameterClauseSyntax?) -> Set<String> { Set(clause?.parameters.map(\.name.text) ?? []) }

    private func readSignature(_ member: inout Member, _ signature: FunctionSignatureSyntax, _ generics: Set<String>) {
        let types = ArgumentTypes(plan: plan)
        member.parameters = signature.parameterClause.parameters.enumerated().map { types.parameter($1, at: $0, generics) }
        member.result = signature.returnClause.flatMap { clause in
            ["Void", "()", "Swift.Void"].contains(clause.type.plainText) ? nil : types.result(clause.type, generics)
        }
        guard let effects = signature.effectSpecifiers else { return }
        member.effects = text(of: effects)
        member.thrown = thrown(effects.throwsClause)
    }

    private func readAccessors(_ member: inout Member, _ block: AccessorBlockSyntax?) {
        guard case .accessors(let accessors) = block?.accessors else { return }
        member.hasSetter = accessors.contains { $0.accessorSpecifier.text == "set" }
        guard let effects = accessors.first(where: { $0.accessorSpecifier.text == "get" })?.effectSpecifiers else { return }
        member.effects = text(of: effects)
        member.thrown = thrown(effects.throwsClause)
    }

    private func thrown(_ clause: ThrowsClauseSyntax?) -> String? {
        guard let clause, clause.throwsSpecifier.text == "throws" else { return nil }
        let type = clause.type.map { text(of: $0) } ?? plan.declarations.anyError
        return type == "Never" ? nil : type
    }

    /// Reads modifiers and the attributes that change the member; attributes that only warn its callers are left out.
    private func readCommon(_ member: inout Member, _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) {
        let texts = attributes.map(\.plainText).filter { text in
            plan.declarations.isGlobalActor(text, in: found.scope) || text == "@discardableResult" || text == "@Sendable"
                || text == "@concurrent"
                || text.hasPrefix("@available") && !text.contains("deprecated")
        }
        let isIsolatedAlready = plan.isolation.attribute.map(texts.contains) ?? false
        member.attributes = isIsolatedAlready ? texts.filter { $0 != plan.isolation.attribute } : texts
        member.attributes += modifiers.map(\.name.text).filter { ["prefix", "postfix"].contains($0) }
        member.isStatic = modifiers.contains { ["static", "class"].contains($0.name.text) }
        member.actor = texts.first { plan.declarations.isGlobalActor($0, in: found.scope) } ?? plan.isolation.attribute
        if let nonisolated = modifiers.first(where: { $0.name.text == "nonisolated" }) {
            member.attributes.append(nonisolated.plainText)
            member.actor = nil
        } else if found.isCommon || plan.isIdentifiable && member.name == "id", plan.isolation != .none {
            member.attributes.append("nonisolated")
            member.actor = nil
        }
    }
}

extension MockPlan.Isolation {
    var attribute: String? {
        if case .globalActor(let name) = self { name } else { nil }
    }
}
