extension VariableFacts {
    private static let conventional: Set = ["shared", "default", "standard", "current", "sharedInstance", "instance", "main", "singleton"]

    /// The names that immutable values have as often as singletons.
    private static let ofValues: Set = ["default", "standard", "main"]

    /// The types of boxes that change although the variable does not.
    private static let boxes: Set = [
        "Mutex", "Atomic", "ManagedAtomic", "OSAllocatedUnfairLock", "NSCache", "NSMutableArray", "NSMutableDictionary", "NSMutableSet",
        "NIOLockedValueBox", "LockIsolated", "Locked", "Protected", "ThreadSafe", "LockedState",
    ]

    /// Whether the name is one by which singletons are known.
    var isShared: Bool { isConventional || name.hasPrefix("shared") }
    var isConventional: Bool { Self.conventional.contains(name) }

    /// Whether its value is a box whose content changes.
    var isBox: Bool { valueType.map(Self.isBox) ?? false }

    static func isBox(_ type: String) -> Bool { boxes.contains(type) }

    /// Whether its value only keeps others out, and has nothing that a test would replace.
    var isLock: Bool { valueType.map { $0.hasSuffix("Lock") || $0.hasSuffix("Semaphore") || $0.hasSuffix("Queue") } ?? false }

    /// Whether it only remembers what its own file computes, which no test can tell from computing it again.
    var isHiddenCache: Bool {
        isHidden
            && [name, valueType ?? ""].contains { text in ["cache", "interned", "memo"].contains(where: text.lowercased().hasSuffix) }
    }

    /// The name of the type of its value.
    var valueType: String? { annotation?.plainTypeName ?? made }

    /// Whether it holds an object that the whole process shares.
    func isSingleton(in code: CodeFacts) -> Bool {
        guard let held = (valueType == "Self" ? type : valueType).map({ code.real($0, in: type) }) else { return false }
        guard !isBox, !isLock, !isHiddenCache, !makesAnew, !code.isLog(held) else { return false }
        guard isStored || !code.isContext(self) else { return false }
        let own = code.types[held]
        if own?.isReference == true, Self.ofValues.contains(name) { return code.isStateful(held) }
        switch own?.kind {
        case .class, .actor: return isShared || (isStored && code.isStateful(held) && code.isOperated(self))
        case .protocol: return isStored && ((isShared && !Self.ofValues.contains(name)) || made.map(code.isStateful) == true)
        case .struct, .enum, .extension: return false
        case nil: break
        }
        if name == "shared" || name == "sharedInstance" { return isStored && !isMutable }
        // An extension of a system's class may hold an instance of it.
        return isStored && held == type && KnownNames.services.contains(type: held)
    }
}
