/// Equality of values whose type is known only at run time: by the type's own `==` if it has one, otherwise by parts.
enum RealEquality {
    static func areEqual(_ lhs: Any, _ rhs: Any) -> Bool {
        if let answer = declaredEquality(lhs, rhs) { return answer }
        switch (type(of: lhs) is AnyClass, type(of: rhs) is AnyClass) {
        case (true, true): return (lhs as AnyObject) === (rhs as AnyObject)
        case (false, false): return haveEqualParts(lhs, rhs)  // seams:skip(always) Parts of two types are never equal.
        default: return false
        }
    }

    /// Compares the parts of two values without calling their own `==`, which may be the caller.
    static func haveEqualParts(_ lhs: Any, _ rhs: Any) -> Bool {
        guard type(of: lhs) == type(of: rhs) else { return false }
        if let lhs = lhs as? [AnyHashable: Any], let rhs = rhs as? [AnyHashable: Any] { return haveEqualEntries(lhs, rhs) }
        let (mirror, other) = (Mirror(reflecting: lhs), Mirror(reflecting: rhs))
        guard mirror.children.count == other.children.count else { return false }
        for (child, counterpart) in zip(mirror.children, other.children) {
            guard child.label == counterpart.label, areEqual(child.value, counterpart.value) else { return false }
        }
        let isTold = !mirror.children.isEmpty && !(lhs is any CustomReflectable)
        return isTold || mirror.displayStyle == .collection || (!isFunction(lhs) && String(reflecting: lhs) == String(reflecting: rhs))
    }

    /// Returns whether a value is a function: it has no parts, and its type has an arrow.
    ///
    /// A function has no equality, not even with itself.
    static func isFunction(_ value: Any) -> Bool {
        !(value is Any.Type) && Mirror(reflecting: value).displayStyle == nil && String(describing: type(of: value)).contains("->")
    }

    /// Returns the answer of the common type's `==`, a superclass's included, or nil if there is none.
    private static func declaredEquality(_ lhs: Any, _ rhs: Any) -> Bool? {
        sequence(first: Mirror(reflecting: lhs), next: \.superclassMirror)
            .map { $0.subjectType }
            .lazy
            .compactMap { ($0 as? any Equatable.Type).flatMap { ask($0, lhs, rhs) } }
            .first
    }

    private static func ask<T: Equatable>(_: T.Type, _ lhs: Any, _ rhs: Any) -> Bool? {
        guard let lhs = lhs as? T, let rhs = rhs as? T else { return nil }
        return lhs == rhs
    }

    private static func haveEqualEntries(_ lhs: [AnyHashable: Any], _ rhs: [AnyHashable: Any]) -> Bool {
        lhs.count == rhs.count && lhs.allSatisfy { key, value in rhs[key].map { areEqual(value, $0) } ?? false }
    }
}
