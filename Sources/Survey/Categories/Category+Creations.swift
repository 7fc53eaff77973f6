extension Category {
    static let creations = Category(
        name: "creation", title: "Object made on the spot",
        reason: "The code makes the object itself, so a test gets the real one with everything behind it.",
        matchEffects: { use, code, effects in
            guard case .creation(let type) = use.meaning, let made = code.types[type], made.kind != .enum, !made.isDouble else {
                return nil
            }
            let located = code.bodies[use.index]
            guard located.body.type != type, located.body.result?.plainTypeName != type, !code.isComposed(type),
                !Self.composes(located.body), !located.body.makesNamedValue || !code.calls(onKept: use).isEmpty
            else { return nil }
            var reached: [String] = []
            for maker in code.makers(of: type, labels: use.reference.labels) {
                reached += effects.reached[maker]
                let missing = code.bodies[maker].body.defaults.subtracting(use.reference.labels ?? [])
                reached += missing.sorted().flatMap { effects.reachedByDefault[maker][$0] ?? [] }
            }
            for called in code.calls(onKept: use) { reached += effects.reached[called] }
            guard !reached.isEmpty else { return nil }
            return Match(what: "\(type)()", reaches: reached.unique.prefix(3).inWords, type: type)
        },
        kata: { situation in
            if situation.isWithoutStorage { return "parameterize-method" }
            if situation.isMadeByFramework { return "closure-property-injection" }
            if situation.isUsedByInitializer { return "constructor-injection" }
            return situation.canBeSubclassed ? "extract-and-override-factory" : "closure-injection"
        })

    /// The ends of the names of types whose job is to put objects together.
    private static let composers = [
        "Coordinator", "Router", "Factory", "Builder", "Assembly", "Assembler", "Container", "CompositionRoot", "Dependencies",
        "Configurator",
        "Wireframe",
    ]

    private static func composes(_ body: Body) -> Bool {
        composers.contains { body.type?.hasSuffix($0) == true }
    }
}

extension Body {
    /// Whether it gives a value of its own type, as `.live` does, which holds what is made in it.
    fileprivate var makesNamedValue: Bool {
        isStatic && type != nil && (result == "Self" || result?.plainTypeName == type)
    }
}

extension CodeFacts {
    /// Whether objects of a type are put together by others as a matter of course: views and screens.
    fileprivate func isComposed(_ type: String) -> Bool {
        let ancestors = ancestors(of: type)
        return isMadeByFramework(type) || !ancestors.isDisjoint(with: ["View", "App", "Scene", "ViewModifier", "Commands", "Error"])
    }

    /// The functions that are called on an object that a reference makes.
    fileprivate func calls(onKept use: Use) -> [Int] {
        var found: [Int] = []
        let own = bodies[use.index].body
        for index in own.type.map({ bodies(of: $0) }) ?? [use.index] {
            for other in uses[index] {
                let reference = other.reference
                let isKept = reference.parts.count == 2 && reference.parts[0].name == use.reference.keeper
                let isDirect = reference.root == .made && index == use.index && reference.lines == use.reference.lines
                guard isKept || isDirect, case .bodies(let called) = other.meaning else { continue }
                found += called
            }
        }
        return found
    }
}

extension [String] {
    /// The texts, each once.
    fileprivate var unique: [String] {
        reduce(into: []) { found, text in if !found.contains(text) { found.append(text) } }
    }
}
