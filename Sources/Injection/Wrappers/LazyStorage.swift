/// A cell that keeps whatever was resolved, nil as well.
@usableFromInline
struct LazyStorage<Value> {
    @usableFromInline let cell = Cell()

    init() {}

    @usableFromInline
    init(_ value: Value) {
        replace(with: value)
    }

    /// The value if it was resolved and has room in the head, which is reached by address alone, so that the cell must be kept.
    @inlinable @inline(__always)
    var kept: Value? {
        let kept: Value? = cell.head.read()
        _fixLifetime(cell)
        return kept
    }

    /// The value if it was resolved.
    var valueOrNil: Value? {
        kept ?? cell.saved?.strong.map { unsafeDowncast($0, to: Kept.Instance<Value>.self).value }
    }

    /// Returns the value, which exactly one of the threads that ask for it resolves.
    func value(_ resolve: () -> Value) -> Value {
        kept ?? cell.instance(Cell.Keeping(keepsNil: true), on: .current, build: resolve).0
    }

    func replace(with value: Value) {
        cell.restore(Cell.Content(strong: Kept.Instance(value)))
    }
}
