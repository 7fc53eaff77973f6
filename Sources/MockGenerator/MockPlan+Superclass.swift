internal import SwiftSyntax

extension MockPlan {
    /// Inherits from a class, whose initializers the mock then has.
    ///
    /// - Returns: Whether the part is a class.
    mutating func inheritClass(_ part: InheritedPart, of found: FoundProtocol) -> Bool {
        let scope = found.scope + [found.plainName]
        let nominal = declarations.qualified(part.name, in: scope).flatMap { declarations.nominals[$0] }
        guard nominal?.kind == .object || nominal == nil && KnownClasses.contains(part.name) else { return false }
        superclass = part.node.as(TypeSyntax.self).map { names(in: found).rewrite($0).plainText } ?? part.name
        let classes = classes(from: part.name, in: scope)
        if let first = classes.first, first.members?.hidesInitializers == true {
            obstacles.append(Obstacle(part.node, "inherits from the class \(part.name), which only its own file can initialize"))
        }
        let attributes = classes.flatMap(\.attributes).filter { declarations.isGlobalActor($0, in: scope) }
        let system = classes.last.map { $0.inherited.first ?? "" } ?? part.name
        if let actor = attributes.first ?? KnownClasses.actor(of: system) { isolation = .globalActor(actor) }
        let isSafe = KnownClasses.isSendable(system) || classes.contains { sendability.isSendable($0.name, []) }
        if isolation == .none, isSafe { isSendable = true }
        return true
    }

    /// Returns a member as a mock with a superclass has it: nil where the class has it already and lets nobody replace it.
    func inherited(_ member: Member) -> Member? {
        guard let superclass else { return member }
        let name = String(superclass.prefix { $0 != "<" })
        if member.kind == .initializer {
            guard initializing?.initializers.contains(member.labels) == true else { return member }
            var repeated = member
            repeated.isOverride = true
            return member.parameters.isEmpty ? nil : repeated
        }
        let answers = classNames(from: name, in: []).lazy.compactMap { declarations.members(ofClass: $0)?.canOverride(member) }
        guard let canOverride = answers.first else { return member }
        var changed = member
        changed.isOverride = true
        return canOverride ? changed : nil
    }

    /// Refuses an initializer, which would take the place of those that the class has, unless the class needs no arguments.
    ///
    /// A mock without initializers of its own has all those of the class.
    mutating func refuseInitializers() {
        if superclass != nil, members.allSatisfy({ $0.kind != .initializer || $0.isOverride }) {
            members.removeAll { $0.kind == .initializer }
        }
        guard let superclass, members.contains(where: { $0.kind == .initializer }), !isMadeWithoutArguments else { return }
        obstacles.append(Obstacle(found.declaration, "requires an initializer besides those of the class \(superclass)"))
    }

    /// The word before the initializer without parameters, where the class has one and the mock has others as well.
    var plainInitializerModifier: String? {
        guard superclass != nil, members.contains(where: { $0.kind == .initializer }) else { return nil }
        return initializing?.requiresPlainInitializer == true ? "required" : "override"
    }

    /// Whether an initializer of the mock can initialize the class, which needs no arguments for that.
    private var isMadeWithoutArguments: Bool {
        guard let superclass else { return true }
        let name = String(superclass.prefix { $0 != "<" })
        let classes = classes(from: name, in: [])
        guard !classes.contains(where: { $0.members?.requiresInitializers == true }) else { return false }
        if let initializing { return initializing.initializers.contains([]) }
        // The first type that a class inherits may also be a protocol.
        guard let root = classes.last.map({ $0.inherited.first }) ?? name else { return true }
        return declarations.declares(root) || KnownClasses.needsNoArguments(root) || sendability.isSendable(root, [])
    }

    /// The members of the nearest class that declares initializers.
    private var initializing: ClassMembers? {
        guard let superclass else { return nil }
        let all = classes(from: String(superclass.prefix { $0 != "<" }), in: []).lazy.compactMap(\.members)
        return all.first { !$0.initializers.isEmpty || $0.hidesInitializers }
    }

    private func classes(from name: String, in scope: [String]) -> [Declarations.Nominal] {
        classNames(from: name, in: scope).compactMap { declarations.nominals[$0] }
    }

    /// Returns the qualified names of the classes of the package from which a class inherits, itself first.
    private func classNames(from name: String, in scope: [String]) -> [String] {
        var names: [String] = []
        var next: String? = name
        while let name = next, let known = declarations.qualified(name, in: scope), let nominal = declarations.nominals[known],
            nominal.kind == .object, !names.contains(known)
        {
            names.append(known)
            next = nominal.inherited.first
        }
        return names
    }
}
