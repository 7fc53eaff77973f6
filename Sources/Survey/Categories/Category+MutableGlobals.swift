extension Category {
    static let mutableGlobals = Category(
        name: "mutable-global", title: "Mutable global or static",
        reason: "Every test reads and changes the same variable, so the order of tests decides about their results.", isEffect: true,
        match: { use, code in
            guard case .variable(let variable, _) = use.meaning, variable.isChanging(in: code) else { return nil }
            return Match(what: variable.title, reaches: variable.title)
        },
        kata: { _ in "encapsulate-globals" })
}

extension VariableFacts {
    /// The names that frameworks ask for.
    private static let required: Set = ["allTests", "previews", "defaultValue", "layerClass"]

    /// Whether its name says that it only decides which messages are logged.
    private var isAboutLogs: Bool {
        let name = name.lowercased()
        return name.hasSuffix("loglevel") || name.hasSuffix("loglevels") || name.hasSuffix("loggingenabled")
            || ["enablelogging", "enablelogs", "isverboselogging", "verboselogging", "debuglogging"].contains(name)
    }

    /// Whether its value may be another one after a test has run.
    fileprivate func isChanging(in code: CodeFacts) -> Bool {
        guard isStored, !isSeam, !isHiddenCache, !code.isLog(type), !code.isLog(valueType), !isAboutLogs, !Self.required.contains(name)
        else {
            return false
        }
        if !isMutable, let held = valueType.map({ code.real($0, in: type) }), code.holdsState(held) { return true }
        guard isMutable || isBox, !isLock, !isWorld(in: code) else { return false }
        return (isMutable && isPublic && !isText) || code.isWritten(self)
    }

    /// Whether it holds the functions that production calls for the time and the like, so that a test sets others there.
    private func isWorld(in code: CodeFacts) -> Bool {
        guard isMutable, !isHidden, let own = valueType.flatMap({ code.types[code.real($0, in: type)] }), own.kind == .struct else {
            return false
        }
        let isNamed = name.lowercased() == "current" || ["Environment", "World", "Dependencies"].contains(where: own.name.hasSuffix)
        return isNamed && own.properties.contains(where: \.isFunction) && own.properties.allSatisfy(\.isMutable)
    }
}
