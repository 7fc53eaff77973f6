internal import SwiftSyntax

extension MockPlan {
    /// Adopts the requirements of a protocol and of the protocols that it inherits from.
    mutating func adopt(_ found: FoundProtocol, into adopted: inout [FoundProtocol]) {
        guard !visited.contains(found.name) else { return }
        visited.insert(found.name)
        imports.formUnion(found.imports)
        let declaration = found.declaration
        readAttributes(of: declaration)
        for inherited in declaration.inheritanceClause?.inheritedTypes ?? [] {
            for part in InheritedPart.parts(of: inherited.type) { inherit(part, of: found, into: &adopted) }
        }
        for (name, aliases) in declarations.aliases where name.hasPrefix(found.name + ".") {
            if let alias = aliases.first, name == "\(found.name).\(alias.name.text)" { ownAliases[alias.name.text] = alias }
        }
        for item in declaration.memberBlock.members {
            if let alias = item.decl.as(TypeAliasDeclSyntax.self) { adopt(alias, in: found) }
        }
        for item in declaration.memberBlock.members {
            if let associated = item.decl.as(AssociatedTypeDeclSyntax.self) { adopt(associated, in: found) }
        }
        for requirement in declaration.genericWhereClause?.requirements ?? [] {
            adopt(requirement.requirement, of: found, into: &adopted)
        }
        for item in declaration.memberBlock.members {
            if let variable = item.decl.as(VariableDeclSyntax.self) { settle(by: variable, of: found, among: adopted) }
        }
        adopted.append(found)
    }

    /// Isolates the mock as its module does by default, where that must be said.
    ///
    /// The class of a test takes over the isolation of its protocol by itself, as long as no member is called from elsewhere.
    mutating func isolate(by adopted: [FoundProtocol]) {
        let own = adopted.filter { !$0.isCommon }
        let properties = own.flatMap(\.declaration.memberBlock.members).compactMap {
            $0.decl.as(VariableDeclSyntax.self)?.nameAndType?.name
        }
        hasCommonRequirements = hasCommonRequirements || isIdentifiable && properties.contains("id")
        isCalledFromOutside = own.contains(where: \.declaration.isCalledFromOutside)
        if declarations.areOnMainActor, isolation == .none, !isSendable, !isNonisolated,
            isCalledFromOutside || hasCommonRequirements || own.count > 1
        {
            isolation = .globalActor("@MainActor")
            isSendable = isCalledFromOutside
        }
        namesActor = declarations.areOnMainActor && isolation.attribute != nil && own.count > 1
    }

    /// Settles by their defaults the associated types that no requirement mentions, of which a mock has nothing to choose.
    mutating func settleUnused(in adopted: [FoundProtocol]) {
        let items = adopted.flatMap { found in found.declaration.memberBlock.members.map { (found, $0.decl) } }
        let used = Set(
            items.filter { !$0.1.is(AssociatedTypeDeclSyntax.self) }.flatMap { $0.1.tokens(viewMode: .sourceAccurate).map(\.text) })
        for (found, declaration) in items {
            guard let associated = declaration.as(AssociatedTypeDeclSyntax.self), let type = associated.initializer?.value,
                !used.contains(associated.name.text)
            else { continue }
            settle(associated.name.text, as: type, in: found)
        }
    }

    /// Settles the associated type of an inherited property by a property of the same name, as `rawValue: Int` does.
    private mutating func settle(by variable: VariableDeclSyntax, of found: FoundProtocol, among adopted: [FoundProtocol]) {
        guard let (name, type) = variable.nameAndType else { return }
        for item in adopted.flatMap(\.declaration.memberBlock.members) {
            guard let (inheritedName, inherited) = item.decl.as(VariableDeclSyntax.self)?.nameAndType, inheritedName == name,
                inherited.plainText != type.plainText
            else { continue }
            settle(inherited.plainText, as: type, in: found)
        }
    }

    private mutating func adopt(_ alias: TypeAliasDeclSyntax, in found: FoundProtocol) {
        if !settle(alias.name.text, as: alias.initializer.value, in: found) { ownAliases[alias.name.text] = alias }
    }

    /// Settles an associated type, which is then no generic parameter of the mock; returns whether there is one of this name.
    @discardableResult private mutating func settle(_ name: String, as type: TypeSyntax, in found: FoundProtocol) -> Bool {
        guard let index = associatedTypes.firstIndex(where: { $0.name == name }) else { return false }
        associatedTypes.remove(at: index)
        aliases.append((name, names(in: found).rewrite(type).plainText.replacing("Self.", with: "")))
        return true
    }

    private mutating func adopt(_ associated: AssociatedTypeDeclSyntax, in found: FoundProtocol) {
        let name = associated.name.text
        guard !aliases.contains(where: { $0.name == name }) else { return }
        if name == self.found.plainName { obstacles.append(Obstacle(associated, "has an associated type with its own name")) }
        if let clause = associated.inheritanceClause, clause.plainText.contains(/\bSelf\b/) {
            obstacles.append(Obstacle(associated, "has an associated type \(name) whose constraint refers to Self"))
        }
        let constraints = associated.inheritanceClause?.inheritedTypes.map { names(in: found).rewrite($0.type).plainText } ?? []
        if let known = associatedTypes.firstIndex(where: { $0.name == name }) {
            let all = [associatedTypes[known].constraint].compactMap(\.self) + constraints
            associatedTypes[known].constraint = all.isEmpty ? nil : all.joined(separator: ", ")
        } else {
            associatedTypes.append((name, constraints.isEmpty ? nil : constraints.joined(separator: ", ")))
        }
        var ignored: [FoundProtocol] = []
        for requirement in associated.genericWhereClause?.requirements ?? [] {
            adopt(requirement.requirement, of: found, into: &ignored)
        }
    }

    private mutating func adopt(
        _ requirement: GenericRequirementSyntax.Requirement, of found: FoundProtocol, into adopted: inout [FoundProtocol]
    ) {
        let text = requirement.plainText.replacing("Self.", with: "")
        if case .sameTypeRequirement(let same) = requirement {
            let left = same.leftType.plainText.replacing("Self.", with: "")
            if let right = same.rightType.as(TypeSyntax.self), settle(left, as: right, in: found) { return }
        }
        if case .conformanceRequirement(let conformance) = requirement, conformance.leftType.plainText == "Self" {
            for part in InheritedPart.parts(of: conformance.rightType) { inherit(part, of: found, into: &adopted, as: "requires \(text)") }
            return
        }
        if text.contains(/\bSelf\b/) { return obstacles.append(Obstacle(requirement, "requires \(text)")) }
        requirements.append(text)
    }

    /// Adopts what a protocol inherits: another protocol, an alias of protocols, or something that is known by its name.
    private mutating func inherit(
        _ part: InheritedPart, of found: FoundProtocol, into adopted: inout [FoundProtocol], as obstacle: String? = nil
    ) {
        let scope = found.scope + [found.plainName]
        let isActor = ["Actor", "AnyActor"].contains(part.name)
        let system = ["Swift.", "Foundation."].first(where: part.name.hasPrefix).map { String(part.name.dropFirst($0.count)) }
        if let system {
            guard let known = KnownProtocols.all.first(where: { $0.name == system }) else {
                return inherit(InheritedPart(node: part.node, name: system), of: found, into: &adopted, as: obstacle)
            }
            hasCommonRequirements = true
            return adopt(known, into: &adopted)
        }
        let unqualified = found.imports.map { $0.module + "." }.first(where: part.name.hasPrefix).map {
            String(part.name.dropFirst($0.count))
        }
        if part.name == "Identifiable", !declarations.declares(part.name), isIdentified(part, of: found) {
            hasCommonRequirements = true
            adopt(KnownProtocols.identifiable, into: &adopted)
            if let type = part.arguments.first { settle("ID", as: type, in: found) }
        } else if let unqualified, declarations.parent(part.name, of: found) == nil {
            inherit(InheritedPart(node: part.node, name: unqualified), of: found, into: &adopted, as: obstacle)
        } else if let parent = declarations.parent(part.name, of: found) ?? KnownProtocols.all.first(where: { $0.name == part.name }) {
            hasCommonRequirements = hasCommonRequirements || parent.isCommon
            adopt(parent, into: &adopted)
            let names = parent.declaration.primaryAssociatedTypeClause?.primaryAssociatedTypes.map(\.name.text) ?? []
            for (name, argument) in zip(names, part.arguments) { settle(name, as: argument, in: found) }
        } else if !isActor, sendability.isSendable(part.name, []), !declarations.declares(part.name) {
            isSendable = true
        } else if let alias = declarations.alias(part.name, in: scope) {
            for inner in InheritedPart.parts(of: alias.initializer.value) {
                inherit(InheritedPart(node: part.node, name: inner.name), of: found, into: &adopted, as: obstacle)
            }
        } else if !inheritClass(part, of: found) {
            inherit(part, as: obstacle)
        }
    }

    /// Returns whether a protocol says anything about its `ID`, which is otherwise the one that every object has.
    private func isIdentified(_ part: InheritedPart, of found: FoundProtocol) -> Bool {
        let clauses = [found, self.found].compactMap(\.declaration.genericWhereClause?.plainText)
        return !part.arguments.isEmpty || clauses.contains { $0.contains(/\bID\b/) }
    }

    private mutating func inherit(_ part: InheritedPart, as obstacle: String?) {
        switch part.name {
        case "AnyObject", "class", "Copyable", "Escapable", "Any": break
        case "~Copyable", "~Escapable": break
        case "Identifiable": isIdentifiable = true
        case "SendableMetatype": isNonisolated = true
        case "Actor", "AnyActor": isolation = .actor
        case "NSObjectProtocol", "NSObject": isObject = true
        case "Equatable": isEquatable = true
        case "Hashable": (isEquatable, isHashable) = (true, true)
        case _ where KnownProtocols.plainValues.contains(part.name):
            obstacles.append(Obstacle(part.node, "inherits from \(part.name): give the test a plain value instead of a mock"))
        default: obstacles.append(Obstacle(part.node, obstacle ?? "inherits from \(part.name), which is not in this file or its package"))
        }
    }

    private mutating func readAttributes(of declaration: ProtocolDeclSyntax) {
        isNonisolated = isNonisolated || DeclSyntax(declaration).isNonisolated
        for attribute in declaration.attributes {
            let text = attribute.plainText
            if declarations.isGlobalActor(text, in: found.scope) {
                isolation = .globalActor(text)
                // Calls from outside the actor need a record that can be used there, too.
                isSendable = isSendable || declaration.isCalledFromOutside
            } else if text.hasPrefix("@available"), !text.contains("deprecated") || declaration == found.declaration,
                !attributes.contains(text)
            {
                attributes.append(text.contains("\"\"\"") ? "@available(*, deprecated)" : text)
            }
        }
    }
}

extension VariableDeclSyntax {
    fileprivate var nameAndType: (name: String, type: TypeSyntax)? {
        guard let binding = bindings.first, let type = binding.typeAnnotation?.type else { return nil }
        return (binding.pattern.plainText, type)
    }
}

extension ProtocolDeclSyntax {
    /// Whether members are called from outside the actor of the protocol.
    fileprivate var isCalledFromOutside: Bool {
        memberBlock.members.contains { $0.decl.isNonisolated || $0.decl.choosesActor }
    }
}

extension DeclSyntax {
    /// Whether the caller says on which actor a function runs, with a parameter that is `isolated`.
    fileprivate var choosesActor: Bool {
        self.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters.contains {
            $0.type.as(AttributedTypeSyntax.self)?.specifiers.contains { $0.trimmedDescription == "isolated" } == true
        } ?? false
    }

    fileprivate var isNonisolated: Bool {
        let modifiers = asProtocol((any WithModifiersSyntax).self)?.modifiers
        let attributes = asProtocol((any WithAttributesSyntax).self)?.attributes
        return modifiers?.contains { $0.name.text == "nonisolated" } == true
            || attributes?.contains { $0.plainText == "@concurrent" } == true
    }
}
