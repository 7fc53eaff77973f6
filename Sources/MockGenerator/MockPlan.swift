internal import SwiftSyntax

/// A part of a protocol that no mock can implement, with its position.
struct Obstacle {
    let node: Syntax
    let text: String

    init(_ node: some SyntaxProtocol, _ text: String) {
        self.node = Syntax(node)
        self.text = text
    }

    /// Returns the line of the obstacle, or of the protocol where the obstacle is in another file.
    func line(in found: FoundProtocol, _ converter: SourceLocationConverter) -> Int {
        let isHere = node.root.id == found.declaration.root.id
        return (isHere ? node : Syntax(found.declaration)).startLocation(converter: converter, afterLeadingTrivia: true).line
    }
}

/// The plan for the mock of one protocol, complete before any of it is written.
struct MockPlan {
    enum Isolation: Equatable { case none, globalActor(String), actor }

    let found: FoundProtocol
    /// The declarations of this file and of those beside it.
    let declarations: Declarations
    var isolation = Isolation.none
    var isSendable = false
    var isObject = false
    var isEquatable = false
    var isHashable = false
    var attributes: [String] = []
    /// The associated types, which become generic parameters of the same names, with their constraints.
    var associatedTypes: [(name: String, constraint: String?)] = []
    var aliases: [(name: String, type: String)] = []
    var requirements: [String] = []
    var members: [Member] = []
    var obstacles: [Obstacle] = []
    /// Whether it inherits requirements of the standard library, which no actor isolates.
    private var hasCommonRequirements = false
    /// The imports of the files that declare the protocol and those that it inherits from.
    var imports: Set<Import> = []
    /// The type aliases that the protocol declares or inherits.
    private var ownAliases: [String: TypeAliasDeclSyntax] = [:]
    private var visited: Set<String> = []

    var mockName: String { "Mock" + found.scope.joined().filter { $0 != "." } + found.plainName }
    var elementsName: String { mockName + "Elements" }

    /// Whether several tasks may use the mock at once, so that its storage must be safe to share.
    var isShared: Bool { isSendable || isolation == .actor }

    var sendability: Sendability { Sendability(declarations: declarations, scope: found.scope) }

    /// Whether members of one name and the same labels make it ambiguous which types the associated ones are.
    var hasOverloads: Bool { Set(members.map { "\($0.name)\($0.labels)" }).count < members.count }

    /// The mock's own type, which replaces `Self`.
    var selfType: String {
        associatedTypes.isEmpty ? mockName : "\(mockName)<\(associatedTypes.map(\.name).joined(separator: ", "))>"
    }

    init(_ found: FoundProtocol, among declarations: Declarations) {
        self.found = found
        self.declarations = declarations
        if let hidden = found.declaration.modifiers.first(where: { ["private", "fileprivate"].contains($0.name.text) }) {
            obstacles.append(Obstacle(hidden, "is \(hidden.name.text), so another file cannot see it"))
        }
        // Inherited protocols decide how members are recorded, so they are all read before the first member.
        var adopted: [FoundProtocol] = []
        adopt(found, into: &adopted)
        settle()
        isSendable = isSendable || hasCommonRequirements && isolation != .none
        for parent in adopted {
            let reader = MemberReader(plan: self, found: parent)
            for item in parent.declaration.memberBlock.members { reader.read(item.decl, into: &members, &obstacles) }
        }
        members = Member.named(withoutRepetitions(members))
        refuseSharedNames()
        for parent in adopted { refuseReservedNames(of: parent) }
    }

    /// Replaces the associated types that are settled in the constraints of the others, where the mock's own aliases are unknown.
    private mutating func settle() {
        for alias in aliases {
            requirements = requirements.map { $0.replacing(name: alias.name, with: alias.type) }
            for index in associatedTypes.indices {
                associatedTypes[index].constraint = associatedTypes[index].constraint?.replacing(name: alias.name, with: alias.type)
            }
        }
    }

    /// Returns the members without those that are repeated from an inherited protocol, and without the `==` that every object has.
    private mutating func withoutRepetitions(_ members: [Member]) -> [Member] {
        var unique: [Member] = []
        var places: [String: Int] = [:]
        for member in members {
            if member.name == "==", member.isOperator { isEquatable = true }
            let identity = aliases.reduce(member.identity) { $0.replacing(name: $1.name, with: $1.type) }
            if let place = places[identity] {
                unique[place].fulfill(member)
            } else if member.name != "==" {
                places[identity] = unique.count
                unique.append(member)
            }
        }
        return unique
    }

    /// Refuses a property and a method without parameters that have one name, which a class cannot both have.
    private mutating func refuseSharedNames() {
        let properties = Set(members.filter { $0.kind == .property }.map(\.name))
        for member in members where member.kind == .method && member.parameters.isEmpty && properties.contains(member.name) {
            obstacles.append(Obstacle(found.declaration, "requires both a property \(member.name) and a method \(member.name)()"))
        }
    }

    /// Returns the rewriter for the names in a protocol's requirements.
    func names(in found: FoundProtocol) -> TypeNames {
        TypeNames(found, aliases: ownAliases, associatedNames: Set(associatedTypes.map(\.name) + aliases.map(\.name)), in: declarations)
    }

    /// Adopts the requirements of a protocol and of the protocols that it inherits from.
    private mutating func adopt(_ found: FoundProtocol, into adopted: inout [FoundProtocol]) {
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
        adopted.append(found)
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
        if let unqualified, declarations.parent(part.name, of: found) == nil {
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
        } else {
            inherit(part, as: obstacle)
        }
    }

    private mutating func inherit(_ part: InheritedPart, as obstacle: String?) {
        switch part.name {
        case "AnyObject", "class", "Identifiable", "SendableMetatype", "Copyable", "Escapable", "Any": break
        case "~Copyable", "~Escapable": break
        case "Actor", "AnyActor": isolation = .actor
        case "NSObjectProtocol", "NSObject": isObject = true
        case "Equatable": isEquatable = true
        case "Hashable": (isEquatable, isHashable) = (true, true)
        default: obstacles.append(Obstacle(part.node, obstacle ?? unknown(part.name)))
        }
    }

    private func unknown(_ name: String) -> String {
        declarations.qualified(name, in: found.scope).flatMap { declarations.nominals[$0]?.kind } == .object
            ? "inherits from the class \(name), whose initializer only you can call"
            : "inherits from \(name), which is not in this file or its package"
    }

    private mutating func readAttributes(of declaration: ProtocolDeclSyntax) {
        for attribute in declaration.attributes {
            let text = attribute.plainText
            if declarations.isGlobalActor(text, in: found.scope) {
                isolation = .globalActor(text)
                // Calls from outside the actor need a record that can be used there, too.
                isSendable = isSendable || declaration.memberBlock.members.contains { $0.decl.isNonisolated }
            } else if text.hasPrefix("@available"), !text.contains("deprecated") || declaration == found.declaration,
                !attributes.contains(text)
            {
                attributes.append(text.contains("\"\"\"") ? "@available(*, deprecated)" : text)
            }
        }
    }

    private mutating func refuseReservedNames(of found: FoundProtocol) {
        let reserved = ["invokedList", "recorder", "assertionState", "statics"]
        for item in found.declaration.memberBlock.members {
            if let name = item.decl.as(VariableDeclSyntax.self)?.bindings.first?.pattern.plainText, reserved.contains(name) {
                obstacles.append(Obstacle(item.decl, "has a property \(name), a name that every mock uses itself"))
            }
            if let function = item.decl.as(FunctionDeclSyntax.self), function.name.text == "tearDown",
                function.signature.parameterClause.parameters.isEmpty
            {
                obstacles.append(Obstacle(function, "has a method tearDown(), a name that every mock uses itself"))
            }
        }
    }
}

extension DeclSyntax {
    var isNonisolated: Bool {
        asProtocol((any WithModifiersSyntax).self)?.modifiers.contains { $0.name.text == "nonisolated" } ?? false
    }
}

extension Member {
    /// Adds what the same requirement of another protocol asks for: a setter, or no error.
    mutating func fulfill(_ other: Member) {
        hasSetter = hasSetter || other.hasSetter
        if other.thrown == nil, thrown != nil { (effects, thrown) = (other.effects, nil) }
    }

    /// The key by which a requirement that is repeated from an inherited protocol counts once.
    var identity: String {
        let types = parameters.map { ($0.label ?? "_") + $0.declared.drop { $0 != ":" } }
        let result = kind == .property ? "" : result?.declared ?? ""
        return "\(kind) \(name) \(condition ?? "") \(isStatic) \(generics)\(whereClause) \(types) \(effects.contains("async")) \(result)"
    }
}

/// One protocol in an inheritance clause; `A & B` is two.
struct InheritedPart {
    let node: Syntax
    let name: String
    /// The types for the primary associated types.
    var arguments: [TypeSyntax] = []

    static func parts(of type: TypeSyntax) -> [InheritedPart] {
        if let composition = type.as(CompositionTypeSyntax.self) { return composition.elements.flatMap { parts(of: $0.type) } }
        if let attributed = type.as(AttributedTypeSyntax.self) { return parts(of: attributed.baseType) }
        let clause = type.as(IdentifierTypeSyntax.self)?.genericArgumentClause ?? type.as(MemberTypeSyntax.self)?.genericArgumentClause
        let name = String(type.plainText.prefix { $0 != "<" })
        let arguments = clause?.arguments.compactMap { $0.argument.as(TypeSyntax.self) } ?? []
        return [InheritedPart(node: Syntax(type), name: name, arguments: arguments)]
    }
}
