/// What only the dynamic type of a value can tell.
enum Dynamic {
    /// Returns the value without the optionals around it, nil if one of them is nil.
    static func unwrapped<T>(_ value: T) -> Any? {
        guard let optional = value as? any OptionalValue else { return value }
        return optional.unwrapped
    }

    /// Returns the object that the value is, nil for a value type: it would have to be boxed, and a box can not be shared.
    static func object(_ value: Any) -> AnyObject? {
        type(of: value) is AnyClass ? value as AnyObject : nil
    }
}

private protocol OptionalValue {
    var unwrapped: Any? { get }
}

extension Optional: OptionalValue {
    fileprivate var unwrapped: Any? {
        flatMap { Dynamic.unwrapped($0) }
    }
}
