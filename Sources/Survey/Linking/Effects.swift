/// The system services and the shared state that each body reaches, by itself or through functions that it calls.
struct Effects: Sendable {
    /// The reached things of each body, in words, in the order in which they were found.
    private(set) var reached: [[String]]
    /// The variables that each body itself reads or changes, which say nothing about the bodies that call it.
    private(set) var touched: [[String]]
    /// The things that the default values of its parameters reach, by label.
    private(set) var reachedByDefault: [[String: [String]]]

    private static let most = 8

    init(_ code: CodeFacts) {
        reached = Array(repeating: [], count: code.bodies.count)
        reachedByDefault = Array(repeating: [:], count: code.bodies.count)
        touched = reached
        var calls: [[[Int]]] = Array(repeating: [], count: code.bodies.count)
        for use in code.uses.joined() {
            let (index, cure) = (use.index, use.reference.cure)
            guard !code.isLog(code.bodies[index].body.type) else { continue }
            if let effect = Self.effect(use, code) {
                if let label = use.reference.parameter { reachedByDefault[index][label, default: []].insertOnce(effect) }
                if Self.counts(cure), Self.spreads(use) { reached[index].insertOnce(effect) }
                if Self.counts(cure), !Self.spreads(use) { touched[index].insertOnce(effect) }
            }
            guard Self.counts(cure) else { continue }
            calls[index] += code.methods(called: use.meaning).map { [$0] }
            switch use.meaning {
            case .bodies(let callees): calls[index].append(callees)
            case .creation(let type): calls[index] += code.makers(of: type, labels: use.reference.labels).map { [$0] }
            case .variable, .external, .unknown: break
            }
        }
        spread(along: calls, code)
    }

    /// - Parameter calls: The calls in each body; each call has the bodies that it may mean.
    private mutating func spread(along calls: [[[Int]]], _ code: CodeFacts) {
        var callers: [[(caller: Int, overloads: [[Int]])]] = Array(repeating: [], count: calls.count)
        for (caller, calls) in calls.enumerated() {
            for callees in Set(calls) {
                let overloads = code.overloads(callees)
                for callee in Set(callees) { callers[callee].append((caller, overloads)) }
            }
        }
        var waiting = reached.indices.filter { !reached[$0].isEmpty }
        while let next = waiting.popLast() {
            for (caller, overloads) in callers[next] where overloads.allSatisfy({ $0.contains { !reached[$0].isEmpty } }) {
                let before = reached[caller].count
                for effect in reached[next] where before < Self.most { reached[caller].insertOnce(effect) }
                if reached[caller].count > before { waiting.append(caller) }
            }
        }
    }

    /// Whether production runs a reference in spite of its cure.
    private static func counts(_ cure: Cure?) -> Bool {
        switch cure {
        case .defaultArgument, .fallback, .delegatedInitializer, .registration, .deadline, .label, .key: false
        case .settableProperty, .factory, .product, .hook, .extractedCall, .definition, nil: true
        }
    }

    /// Whether callers are affected, too: they are by a service and by a well-known singleton, but a cache is a body's own affair.
    private static func spreads(_ use: Use) -> Bool {
        if case .variable(let variable, _) = use.meaning {
            variable.isShared && (variable.valueType == variable.type || variable.isConventional)
        } else {
            true
        }
    }

    private static func effect(_ use: Use, _ code: CodeFacts) -> String? {
        if case .variable(let variable, _) = use.meaning,
            code.isLog(variable.valueType ?? variable.type) || code.isReplaceable(variable)
        {
            return nil
        }
        // A shared object without state is as good as its methods.
        if case .variable(let variable, _) = use.meaning, let held = variable.valueType.map({ code.real($0, in: variable.type) }),
            code.types[held]?.isReference == true,
            variable.isSingleton(in: code), !code.isStateful(held)
        {
            return nil
        }
        for category in Category.all where category.isEffect {
            if let match = category.match(use, code) { return match.reaches }
        }
        return Category.place(use)?.reaches
    }
}

extension Array where Element: Equatable {
    fileprivate mutating func insertOnce(_ element: Element) {
        if !contains(element) { append(element) }
    }
}
