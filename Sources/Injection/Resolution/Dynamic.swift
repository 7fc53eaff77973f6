/// The questions that only the dynamic type of a value can answer.
enum Dynamic {
    /// Returns the value without its optionals, or nil if one of them is nil.
    static func unwrapped<T>(_ value: T) -> Any? {
        guard let optional = value as? any OptionalValue else { return value }
        return optional.unwrapped
    }

    /// Returns the value as an object, or nil for a value type, whose box could not be shared, and for no value.
    static func object(_ value: Any?) -> AnyObject? {
        guard let value else { return nil }
        return type(of: value) is AnyClass ? value as AnyObject : nil
    }
}

private protocol OptionalValue {
    var unwrapped: Any? { get }
}

extension Optional: OptionalValue {
    fileprivate var unwrapped: Any? {
        guard let self else { return nil }
        return Dynamic.unwrapped(self)
    }
}
