extension Sequence {
    /// The first element for each value of a property, in order.
    func uniqued<Value: Hashable>(by value: (Element) -> Value) -> [Element] {
        var known = Set<Value>()
        return filter { known.insert(value($0)).inserted }
    }
}

extension Sequence where Element: Hashable {
    /// Each element once, in order.
    func uniqued() -> [Element] {
        uniqued { $0 }
    }
}
