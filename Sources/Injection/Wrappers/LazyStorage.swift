/// A cell that keeps the resolved value, even nil.
@usableFromInline
struct LazyStorage<Value> {
    @usableFromInline let cell = Cell()

    @usableFromInline
    init() {}

    @usableFromInline
    init(_ value: Value) {
        replace(with: value)
    }

    /// The resolved value, if the head holds it.
    ///
    /// The head is reached by address alone, so the cell must stay alive until the value has been read.
    @export(implementation) @inline(__always)
    var kept: Value? {
        let kept: Value? = cell.head.read()
        _fixLifetime(cell)
        return kept
    }

    /// The value, if it is resolved.
    @usableFromInline
    var valueOrNil: Value? {
        kept ?? cell.saved?.strong.map { unsafeDowncast($0, to: Kept.Instance<Value>.self).value }
    }

    /// Returns the value, which exactly one of several concurrent threads resolves.
    @usableFromInline
    func value(_ resolve: () -> Value) -> Value {
        kept ?? cell.instance(Cell.Keeping(keepsNil: true), on: .current, build: resolve).0
    }

    @usableFromInline
    func replace(with value: Value) {
        cell.restore(Cell.Content(strong: Kept.Instance(value)))
    }
}
