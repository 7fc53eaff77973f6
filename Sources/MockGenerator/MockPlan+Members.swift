internal import SwiftSyntax

extension MockPlan {
    /// Returns the members without those that are repeated from an inherited protocol, and without the `==` and `hash(into:)` that every object has.
    mutating func withoutRepetitions(_ members: [Member]) -> [Member] {
        var unique: [Member] = []
        var places: [String: Int] = [:]
        for member in members {
            let isIdentity = member.name == "==" && member.parameters.allSatisfy { $0.declared.hasSuffix(": \(selfType)") }
            if isIdentity { isEquatable = true }
            if isHashable, member.name == "hash", member.labels == ["into"] { continue }
            let identity = aliases.reduce(member.identity) { $0.replacing(name: $1.name, with: $1.type) }
            if let place = places[identity] {
                unique[place].fulfill(member)
            } else if !isIdentity {
                places[identity] = unique.count
                unique.append(member)
            }
        }
        return unique
    }

    /// Refuses a property and a method without parameters that have one name, which a class cannot both have.
    ///
    /// A method that an extension of its protocol implements is left out instead.
    mutating func refuseSharedNames() {
        let properties = Set(members.filter { $0.kind == .property }.map { "\($0.isStatic) \($0.name)" })
        let shared = members.filter {
            $0.kind == .method && $0.parameters.isEmpty && properties.contains("\($0.isStatic) \($0.name)")
        }
        for member in shared {
            if declarations.extensions(of: visited, implement: member) {
                members.removeAll {
                    $0.kind == .method && $0.parameters.isEmpty && $0.name == member.name && $0.isStatic == member.isStatic
                }
                continue
            }
            obstacles.append(Obstacle(found.declaration, "requires both a property \(member.name) and a method \(member.name)()"))
        }
    }

    /// Refuses the names that every mock uses itself.
    mutating func refuseReservedNames(of found: FoundProtocol) {
        let reserved = ["invokedList", "recorder", "assertionState", "statics"]
        for item in found.declaration.memberBlock.members {
            if let name = item.decl.as(VariableDeclSyntax.self)?.bindings.first?.pattern.plainText, reserved.contains(name) {
                obstacles.append(Obstacle(item.decl, "has a property \(name), a name that every mock uses itself"))
            }
            if let function = item.decl.as(FunctionDeclSyntax.self), function.signature.parameterClause.parameters.isEmpty,
                ["tearDown", function.modifiers.contains { $0.name.text == "static" } ? "statics" : "recorder"].contains(function.name.text)
            {
                obstacles.append(Obstacle(function, "has a method \(function.name.text)(), a name that every mock uses itself"))
            }
            if let type = item.decl.as(AssociatedTypeDeclSyntax.self), type.name.text == "MockIdentifier" {
                obstacles.append(Obstacle(type, "has an associated type MockIdentifier, a name that every mock uses itself"))
            }
        }
    }
}

extension Member {
    /// Adds what the same requirement of another protocol asks for: a setter, no error, or types that are known.
    fileprivate mutating func fulfill(_ other: Member) {
        parameters = other.parameters
        hasSetter = hasSetter || other.hasSetter
        if other.thrown == nil, thrown != nil { (effects, thrown) = (other.effects, nil) }
    }

    /// The key by which a requirement that is repeated from an inherited protocol counts once.
    fileprivate var identity: String {
        let types = parameters.map { ($0.label ?? "_") + $0.declared.drop { $0 != ":" } }
        let result = kind == .property ? "" : result?.declared ?? ""
        return "\(kind) \(name) \(condition ?? "") \(isStatic) \(generics)\(whereClause) \(types) \(effects.contains("async")) \(result)"
    }
}
