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

    /// Whether its value may be another one after a test has run.
    fileprivate func isChanging(in code: CodeFacts) -> Bool {
        guard isStored, !isSeam, !CodeFacts.isLogging(type), !CodeFacts.isLogging(valueType), !Self.required.contains(name) else {
            return false
        }
        if !isMutable, let held = valueType.map({ code.real($0, in: type) }), code.holdsState(held) { return true }
        guard isMutable || isBox, !isLock else { return false }
        return (isMutable && isPublic && !isText) || code.isWritten(self)
    }
}
