internal import SwiftSyntax

/// A part of a protocol that no mock can implement, with its position.
struct Obstacle {
    let node: Syntax
    let text: String

    init(_ node: some SyntaxProtocol, _ text: String) {
        self.node = Syntax(node)
        self.text = text
    }
}

/// The plan for the mock of one protocol, complete before any of it is written.
struct MockPlan {
    enum Isolation: Equatable { case none, globalActor(String), actor }

    let found: FoundProtocol
    /// The type aliases of function types in this file.
    let functionAliases: Set<String>
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
    private var visited: Set<String> = []

    var mockName: String { "Mock" + found.scope.joined().filter { $0 != "." } + found.plainName }
    var elementsName: String { mockName + "Elements" }

    /// Whether several tasks may use the mock at once, so that its storage must be safe to share.
    var isShared: Bool { isSendable || isolation == .actor }

    /// The mock's own type, which replaces `Self`.
    var selfType: String {
        associatedTypes.isEmpty ? mockName : "\(mockName)<\(associatedTypes.map(\.name).joined(separator: ", "))>"
    }

    init(_ found: FoundProtocol, among others: [FoundProtocol], aliases: Set<String>) {
        self.found = found
        functionAliases = aliases
        if let condition = found.condition { obstacles.append(Obstacle(condition, "is inside #if")) }
        if let hidden = found.declaration.modifiers.first(where: { ["private", "fileprivate"].contains($0.name.text) }) {
            obstacles.append(Obstacle(hidden, "is \(hidden.name.text), so another file cannot see it"))
        }
        // Inherited protocols decide how members are recorded, so they are all read before the first member.
        var declarations: [ProtocolDeclSyntax] = []
        adopt(found, among: others, into: &declarations)
        let reader = MemberReader(plan: self)
        for item in declarations.flatMap(\.memberBlock.members) { reader.read(item.decl, into: &members, &obstacles) }
        var seen: Set<String> = []
        members = Member.named(members.filter { seen.insert($0.identity).inserted })
        refuseReservedNames()
    }

    /// Adopts the requirements of a protocol and of the protocols that it inherits from.
    private mutating func adopt(
        _ found: FoundProtocol, among others: [FoundProtocol], into declarations: inout [ProtocolDeclSyntax]
    ) {
        guard !visited.contains(found.name) else { return }
        visited.insert(found.name)
        let declaration = found.declaration
        readAttributes(of: declaration)
        for inherited in declaration.inheritanceClause?.inheritedTypes ?? [] {
            for part in InheritedPart.parts(of: inherited.type) {
                if let parent = others.last(where: { $0.name == part.name }) ?? others.last(where: { $0.plainName == part.name })
                    ?? KnownProtocols.all.first(where: { $0.name == part.name })
                {
                    adopt(parent, among: others, into: &declarations)
                } else {
                    inherit(part)
                }
            }
        }
        for item in declaration.memberBlock.members {
            if let associated = item.decl.as(AssociatedTypeDeclSyntax.self) { adopt(associated) }
        }
        for requirement in declaration.genericWhereClause?.requirements ?? [] { adopt(requirement.requirement) }
        declarations.append(declaration)
    }

    private mutating func adopt(_ associated: AssociatedTypeDeclSyntax) {
        let name = associated.name.text
        guard !associatedTypes.contains(where: { $0.name == name }) else { return }
        if name == found.plainName { obstacles.append(Obstacle(associated, "has an associated type with its own name")) }
        associatedTypes.append((name, associated.inheritanceClause?.inheritedTypes.plainText))
        for requirement in associated.genericWhereClause?.requirements ?? [] { adopt(requirement.requirement) }
    }

    private mutating func adopt(_ requirement: GenericRequirementSyntax.Requirement) {
        let text = requirement.plainText.replacing("Self.", with: "")
        if case .sameTypeRequirement(let same) = requirement {
            let left = same.leftType.plainText.replacing("Self.", with: "")
            if let index = associatedTypes.firstIndex(where: { $0.name == left }) {
                associatedTypes.remove(at: index)
                aliases.append((left, same.rightType.plainText))
                return
            }
        }
        if text.hasPrefix("Self:") || text.hasPrefix("Self ") { return obstacles.append(Obstacle(requirement, "requires \(text)")) }
        requirements.append(text)
    }

    private mutating func inherit(_ part: InheritedPart) {
        switch part.name {
        case "Sendable", "Error": isSendable = true
        case "AnyObject", "class", "Identifiable", "SendableMetatype", "Copyable", "Escapable", "Any": break
        case "Actor", "AnyActor": isolation = .actor
        case "NSObjectProtocol": isObject = true
        case "Equatable": isEquatable = true
        case "Hashable": (isEquatable, isHashable) = (true, true)
        default: obstacles.append(Obstacle(part.node, "inherits from \(part.name), which is not in this file"))
        }
    }

    private mutating func readAttributes(of declaration: ProtocolDeclSyntax) {
        for attribute in declaration.attributes {
            let text = attribute.plainText
            if text.hasSuffix("Actor") {
                isolation = .globalActor(text)
                // Calls from outside the actor need a record that can be used there, too.
                isSendable = isSendable || declaration.memberBlock.members.contains { $0.decl.isNonisolated }
            } else if text.hasPrefix("@available"), !text.contains("deprecated"), !attributes.contains(text) {
                attributes.append(text)
            }
        }
    }

    private mutating func refuseReservedNames() {
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
    /// The key by which a requirement that is repeated from an inherited protocol counts once.
    var identity: String { "\(kind) \(name) \(isStatic) \(generics) \(parameters.map(\.declared)) \(effects) \(result?.declared ?? "")" }
}

/// One protocol in an inheritance clause; `A & B` is two.
struct InheritedPart {
    let node: Syntax
    let name: String

    static func parts(of type: TypeSyntax) -> [InheritedPart] {
        if let composition = type.as(CompositionTypeSyntax.self) { return composition.elements.flatMap { parts(of: $0.type) } }
        if let attributed = type.as(AttributedTypeSyntax.self) { return parts(of: attributed.baseType) }
        let name = type.plainText
        return [InheritedPart(node: Syntax(type), name: name.hasPrefix("Swift.") ? String(name.dropFirst(6)) : name)]
    }
}
