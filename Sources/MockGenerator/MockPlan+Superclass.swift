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
        let answers = classes(from: name, in: []).lazy.compactMap { $0.members?.canOverride(member) }
        guard let canOverride = answers.first else { return member }
        var changed = member
        changed.isOverride = true
        return canOverride ? changed : nil
    }

    /// Refuses an initializer, which would take the place of those that the class has.
    mutating func refuseInitializers() {
        guard let superclass, members.contains(where: { $0.kind == .initializer }) else { return }
        obstacles.append(Obstacle(found.declaration, "requires an initializer besides those of the class \(superclass)"))
    }

    /// Returns the classes of the package from which a class inherits, itself first.
    private func classes(from name: String, in scope: [String]) -> [Declarations.Nominal] {
        var classes: [Declarations.Nominal] = []
        var next: String? = name
        while let name = next, let known = declarations.qualified(name, in: scope), let nominal = declarations.nominals[known],
            nominal.kind == .object, !classes.contains(where: { $0.name == nominal.name })
        {
            classes.append(nominal)
            next = nominal.inherited.first
        }
        return classes
    }
}
