/// All surveyed files together: the meaning of names across them.
struct CodeFacts: Sendable {
    /// A body and the file that it lies in.
    struct Located: Sendable {
        var file: Int
        var body: Body
        /// Whether it is one place of a seam that is there already: it hands a call on for a protocol of the surveyed code.
        var isAdapter = false
    }

    let files: [FileFacts]
    private(set) var bodies: [Located] = []
    private(set) var types: [String: OwnType] = [:]
    /// Static properties by type and name; globals are those of the type "".
    private var variables: [String: [String: VariableFacts]] = [:]
    /// The places of functions and accessors by type and name; free functions are those of the type "".
    private var functions: [String: [String: [Int]]] = [:]
    private var aliases: [String: String] = [:]
    /// The names that protocols of the surveyed code require.
    private var requirements: Set<String> = []
    /// The places of bodies by the identities that the compiler gave them.
    private var identities: [String: Int] = [:]
    /// The types of objects that a body or a type makes and keeps, by the name of the variable.
    private var kept: [String: [String: String]] = [:]
    /// The titles of variables that the code changes.
    private var written: Set<String> = []
    /// The titles of variables whose objects are called, changed or handed on, and not only read.
    private var operated: Set<String> = []
    /// The titles of variables whose objects a function takes, so that a test can hand in others.
    private var replaceable: Set<String> = []
    private var bodiesOfType: [String: [Int]] = [:]
    /// The uses of each body.
    private(set) var uses: [[Use]] = []

    init(_ files: [FileFacts]) {
        self.files = files
        for file in files {
            aliases.merge(file.aliases) { first, _ in first }
            for type in file.types where type.kind == .protocol { requirements.formUnion(type.members) }
            for type in file.types { types[type.name, default: OwnType(name: type.name)].add(type) }
            for variable in file.variables where variable.type?.namesDouble != true {
                variables[variable.type ?? "", default: [:]][variable.name] = variable
            }
        }
        for (index, file) in files.enumerated() {
            for body in file.bodies {
                var located = Located(file: index, body: body)
                located.isAdapter = isAdapter(body)
                bodies.append(located)
                if let type = body.type { bodiesOfType[type, default: []].append(bodies.count - 1) }
                guard body.kind != .initialValue else { continue }
                if let identity = body.identity { identities[identity] = bodies.count - 1 }
                functions[body.type ?? "", default: [:]][body.name, default: []].append(bodies.count - 1)
            }
        }
        collectKeptObjects()
        uses = bodies.indices.map { index in
            bodies[index].body.references.map { Use(reference: $0, meaning: meaning(of: $0, in: index), index: index) }
        }
        for use in uses.joined() {
            guard case .variable(let variable, let rest) = use.meaning else { continue }
            let isChanged = use.reference.isWrite || (use.reference.isCall && rest.last.map(Self.mutating.contains) == true)
            if isChanged { written.insert(variable.title) }
            if isChanged || use.reference.isCall || rest.isEmpty { operated.insert(variable.title) }
            if rest.isEmpty && isDoor(use, to: variable) || isBoxOfSetter(variable, use) { replaceable.insert(variable.title) }
        }
    }

    /// The methods by which collections and boxes of the standard library change.
    private static let mutating: Set = [
        "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeValue", "updateValue", "toggle", "formUnion",
        "subtract", "popLast", "sort", "merge", "withLock", "withLockedValue", "withLockUnchecked", "write", "store", "exchange",
        "compareExchange", "wrappingAdd", "setObject", "removeObject", "removeAllObjects",
    ]

    /// Whether a use puts an object in a variable that a test hands to a static function or to a property.
    private func isDoor(_ use: Use, to variable: VariableFacts) -> Bool {
        let body = bodies[use.index].body
        guard let new = use.reference.newValue, body.isStatic || body.type == nil, !body.isPrivate,
            body.parameters.contains(new) || new == "newValue"
        else {
            return false
        }
        let held = variable.valueType.flatMap { types[real($0, in: variable.type)] }
        if held?.isSeveral == true { return true }
        switch held?.kind {
        case .protocol, .class, .actor: return true
        case .struct, .enum, .extension, nil: return false
        }
    }

    /// Whether a use puts the new value of a public global in the box that keeps it.
    private func isBoxOfSetter(_ variable: VariableFacts, _ use: Use) -> Bool {
        let body = bodies[use.index].body
        guard variable.isBox, body.kind == .accessor, body.isStatic || body.type == nil, !body.isPrivate else { return false }
        return body.references.contains { $0.names.first == "newValue" || $0.newValue == "newValue" }
    }

    private mutating func collectKeptObjects() {
        for (index, located) in bodies.enumerated() {
            for reference in located.body.references {
                guard let keeper = reference.keeper, case .creation(let type) = meaning(of: reference, in: index) else { continue }
                let isProperty = located.body.type.flatMap { types[$0] }?.properties.contains { $0.name == keeper } ?? false
                if isProperty, !located.body.localNames.contains(keeper) {
                    kept[located.body.type ?? "", default: [:]][keeper] = type
                } else {
                    kept["\(index)", default: [:]][keeper] = type
                }
            }
        }
    }

    private func isAdapter(_ body: Body) -> Bool {
        guard body.isConcise, let type = body.type.flatMap({ types[$0] }) else { return false }
        return type.inherited.contains { name in types[name].map { $0.kind == .protocol && $0.members.contains(body.name) } ?? false }
    }

    /// Whether a reference is part of a declaration that makes it replaceable, in the type as a whole.
    ///
    /// A member may only call another one that takes it as a parameter. An initializer without a parameter may set a property that another one
    /// takes. A singleton's own accessor is no use of it, and a singleton may have a door for tests.
    func isCured(_ use: Use) -> Bool {
        let body = bodies[use.index].body
        if body.delegates { return true }
        // An accessor that only gives the value of another one says nothing new.
        if body.isStatic, body.isConcise, body.kind == .accessor, use.reference.parts.count == 2, !use.reference.isCall,
            case .bodies = use.meaning
        {
            return true
        }
        if isDefault(body) || isPool(use, of: body) { return true }
        if body.kind == .initializer, let keeper = use.reference.keeper, let type = body.type {
            let others = bodies(of: type).filter { $0 != use.index && bodies[$0].body.kind == .initializer }
            if others.contains(where: { bodies[$0].body.parameters.contains(keeper) }) { return true }
        }
        if let taker = use.reference.taker, let own = functions[body.type ?? ""]?[taker],
            own.contains(where: { $0 != use.index && !bodies[$0].body.isPrivate })
        {
            return true
        }
        if use.reference.cure == .extractedCall { return isCalledByOwnType(use.index) }
        guard case .variable(let variable, _) = use.meaning else { return false }
        if isReplaceable(variable) { return true }
        guard variable.isSingleton(in: self) else { return false }
        if body.isStatic, body.type == variable.type, body.result?.plainTypeName == variable.valueType { return true }
        if body.isStatic, body.isConcise, body.kind == .accessor, use.reference.parts.count == 2 {
            // A singleton that gives the instance of another one is no use of it.
            if let own = variables[body.type ?? ""]?[body.name], own.isShared { return true }
        }
        let statics = variables[variable.type ?? ""] ?? [:]
        return variable.type != nil
            && statics.values.contains { $0.isSeam && $0.isMutable && $0.annotation?.plainTypeName == variable.valueType }
    }

    /// Whether a computed variable gives the value that belongs to the caller's queue or thread, which a test puts there itself.
    func isContext(_ variable: VariableFacts) -> Bool {
        let accessors = functions[variable.type ?? ""]?[variable.name] ?? []
        return accessors.contains { index in
            bodies[index].body.references.contains { !Self.contexts.isDisjoint(with: $0.names) }
        }
    }

    private static let contexts: Set = ["getSpecific", "threadDictionary"]

    /// Whether a body only gives the default for a requirement of a protocol, which a test's own type may have otherwise.
    private func isDefault(_ body: Body) -> Bool {
        guard body.isConcise, body.result != nil, let type = body.type, types[type]?.kind == .protocol else { return false }
        return isRequirement(body.name)
    }

    /// Whether a use is the threads that a function provides for others, which take any.
    private func isPool(_ use: Use, of body: Body) -> Bool {
        guard case .external(let names) = use.meaning, names.first?.hasSuffix("EventLoopGroup") == true else { return false }
        return body.result?.plainTypeName == "EventLoopGroup"
    }

    /// Whether another body of the same type calls one.
    private func isCalledByOwnType(_ index: Int) -> Bool {
        bodies(of: bodies[index].body.type ?? "").contains { other in
            other != index
                && uses[other].contains { use in if case .bodies(let called) = use.meaning { called.contains(index) } else { false } }
        }
    }

    // MARK: Names

    /// The declaration that a reference means, as far as names tell.
    private func meaning(of reference: Reference, in index: Int) -> Meaning {
        let named = namedMeaning(of: reference, in: index)
        guard case .bodies(let candidates) = named, candidates.count > 1 else { return named }
        let exact = targets(of: reference).filter(candidates.contains)
        return .bodies(exact.isEmpty ? fitting(reference.labels, candidates) : exact)
    }

    private func namedMeaning(of reference: Reference, in index: Int) -> Meaning {
        let body = bodies[index].body
        let names = reference.names
        guard let first = names.first, !reference.isEnumCase else { return .unknown }
        switch reference.root {
        case .implicit, .value: return .unknown
        case .own: return member(names, of: body, index, isExplicit: true)
        case .made:
            let functions = functions[real(first, in: body.type)]?[names.last ?? ""] ?? []
            return functions.isEmpty ? .unknown : .bodies(functions)
        case .name: break
        }
        if first.first?.isUppercase == true { return typed(names, reference, in: body.type) }
        if body.localNames.contains(first) {
            guard let type = kept["\(index)"]?[first], names.count == 2 else { return .unknown }
            return functions[type]?[names[1]].map { .bodies($0) } ?? .unknown
        }
        if let type = body.type, types[type]?.members.contains(first) == true { return member(names, of: body, index, isExplicit: false) }
        if let variable = variables[""]?[first] { return .variable(variable, rest: Array(names.dropFirst())) }
        if let free = functions[""]?[first], names.count == 1 { return .bodies(free) }
        return .external(names)
    }

    private func member(_ names: [String], of body: Body, _ index: Int, isExplicit: Bool) -> Meaning {
        guard let type = body.type, let first = names.first else { return .unknown }
        if body.isStatic, let variable = variables[type]?[first] {
            // A computed property is a function.
            if names.count == 1, !variable.isStored, !variable.isShared, let accessor = functions[type]?[first] { return .bodies(accessor) }
            return .variable(variable, rest: Array(names.dropFirst()))
        }
        if names.count == 1 { return functions[type]?[first].map { .bodies($0) } ?? .unknown }
        if names.count == 2, let kept = kept[type]?[first] { return functions[kept]?[names[1]].map { .bodies($0) } ?? .unknown }
        return .unknown
    }

    /// The meaning of a chain that begins with a type or a module.
    private func typed(_ names: [String], _ reference: Reference, in user: String?) -> Meaning {
        let count = names.prefix { $0.first?.isUppercase == true }.count
        // A constant in capitals may be a member of the type before it.
        let place = count > 1 && variables[real(names[count - 2], in: user)]?[names[count - 1]] != nil ? count - 2 : count - 1
        let type = real(names[place], in: user)
        let rest = Array(names[(place + 1)...])
        if let member = rest.first {
            if let variable = variables[type]?[member],
                !(reference.isCall && rest.count == 1 && functions[type]?[member] != nil && variable.isStored)
            {
                // A computed property is a function.
                if !variable.isStored, !variable.isShared, let accessor = functions[type]?[member] { return .bodies(accessor) }
                return .variable(variable, rest: Array(rest.dropFirst()))
            }
            if let found = functions[type]?[member]?.filter({ bodies[$0].body.isStatic }), !found.isEmpty, rest.count == 1 {
                return .bodies(found)
            }
            return types[type]?.kind == nil ? .external([type] + rest) : .unknown
        }
        if place == 0, let variable = variables[""]?[names[0]] { return .variable(variable, rest: []) }
        // Of several types with one name, the facts are those of all.
        if let own = types[type], own.kind != nil { return reference.isCall && !own.isSeveral ? .creation(type) : .unknown }
        return .external([type])
    }

    /// The type behind a name that a type uses, which may be a type alias.
    func real(_ name: String, in user: String?) -> String {
        guard types[name]?.kind == nil else { return name }
        return user.flatMap { aliases["\($0).\(name)"] } ?? aliases[name] ?? name
    }

    // MARK: Facts about declarations

    /// Whether a type only writes messages for people who look for the cause of an error, which no test asks about.
    static func isLogging(_ type: String?) -> Bool {
        guard let type else { return false }
        // A `CallLog` or a `WorkoutLog` may be what an app is about.
        return logs.contains(type) || type.hasSuffix("Logger") || type.hasSuffix("Logging") || type.hasPrefix("Logger")
    }

    /// Whether a type is a log by its name, or by its name and its methods, as a `NextLog` with a `log(level:message:)`.
    func isLog(_ type: String?) -> Bool {
        guard let type, !Self.isLogging(type) else { return Self.isLogging(type) }
        guard type.hasSuffix("Log"), let members = types[type]?.members else { return false }
        return members.contains("log") || members.intersection(Self.levels).count > 1
    }

    private static let levels: Set = ["debug", "info", "warning", "warn", "error", "trace", "fault", "verbose", "critical"]

    private static let logs: Set = [
        "Log", "Logs", "OSLog", "AppLog", "ConsoleLog", "DDLog", "DebugLog", "ErrorLog", "FileLog", "SystemLog",
    ]

    /// The bodies that the compiler found behind a reference; empty without an index.
    func targets(of reference: Reference) -> [Int] { reference.targets.compactMap { identities[$0] } }

    /// Whether a protocol of the surveyed code requires a member with this name.
    func isRequirement(_ name: String) -> Bool { requirements.contains(name) }

    func isReplaceable(_ variable: VariableFacts) -> Bool { replaceable.contains(variable.title) }

    func isWritten(_ variable: VariableFacts) -> Bool { written.contains(variable.title) }

    /// Whether the code does more with an object than read its properties.
    func isOperated(_ variable: VariableFacts) -> Bool { operated.contains(variable.title) }

    /// The bodies that run while an instance of a type is made.
    ///
    /// - Parameter labels: The labels of the call; of several initializers, those count that fit, or have just these labels.
    func makers(of type: String, labels: [String]?) -> [Int] {
        let all = bodies(of: type).filter { bodies[$0].body.makesInstance }
        let initializers = all.filter { bodies[$0].body.kind == .initializer && bodies[$0].body.takes(labels) }
        let exact = initializers.filter { bodies[$0].body.labels == labels }
        return all.filter { bodies[$0].body.kind == .initialValue } + (exact.isEmpty ? initializers : exact)
    }

    /// The bodies among some that a call with such labels may mean; all if none fits.
    private func fitting(_ labels: [String]?, _ candidates: [Int]) -> [Int] {
        let fitting = candidates.filter { bodies[$0].body.takes(labels) }
        return fitting.isEmpty ? candidates : fitting
    }

    /// Bodies that one call may mean, by the types of their parameters: only of one group is it clear that the call means it.
    ///
    /// Bodies of one group are those of several systems.
    func overloads(_ bodies: [Int]) -> [[Int]] {
        bodies.count < 2 ? [bodies] : Array(Dictionary(grouping: bodies) { self.bodies[$0].body.parameterTypes }.values)
    }

    /// The bodies of a type, in all files.
    func bodies(of type: String) -> [Int] { bodiesOfType[type] ?? [] }

    /// The lines of a body that hold code.
    func codeLines(of body: Body, in file: Int) -> Int { body.lines.count { files[file].codeLines.contains($0) } }

    /// The names of a type's ancestors and protocols as far as the surveyed code declares them, and the first beyond.
    func ancestors(of name: String) -> Set<String> {
        var found: Set<String> = []
        var waiting = [name]
        while let next = waiting.popLast() {
            for ancestor in types[next]?.inherited ?? [] where found.insert(ancestor).inserted { waiting.append(ancestor) }
        }
        return found
    }

    /// The methods and accessors that are called on an object in a static property or a global.
    func methods(called meaning: Meaning) -> [Int] {
        guard case .variable(let variable, let rest) = meaning, let held = variable.valueType.map({ real($0, in: variable.type) }),
            let name = rest.first
        else {
            return []
        }
        return functions[held]?[name] ?? []
    }

    /// Whether instances of a type have state that changes, by itself or by its ancestors.
    func isStateful(_ type: String) -> Bool {
        ([type] + ancestors(of: type)).contains { types[$0]?.isStateful == true }
    }

    /// Whether a value type has an object or a box inside that changes.
    func holdsState(_ type: String) -> Bool {
        guard let own = types[type], own.kind == .struct else { return false }
        return own.properties.contains { property in
            guard let held = property.type.map({ real($0, in: type) }) else { return false }
            // A class inside of a value may be its storage, which is copied; a box is shared.
            return VariableFacts.isBox(held) || (held.hasSuffix("Box") && isStateful(held))
        }
    }

    /// Whether a framework makes the instances of a type, so that an initializer cannot take a dependency.
    func isMadeByFramework(_ type: String?) -> Bool {
        guard let type else { return false }
        return ancestors(of: type).contains { LifeCycle.isFrameworkClass($0) }
    }
}
