// A lazy wrapper keeps its value, even nil, in a cell.
extension Cell {
    /// Returns an empty cell, which belongs to no container.
    @usableFromInline
    static func empty() -> Cell { Cell() }

    /// Returns a cell that holds a value.
    @usableFromInline
    static func holding<Value>(_ value: Value) -> Cell {
        let cell = Cell()
        cell.replace(with: value)  // seams:skip(doubled) Replaced twice, it is the same.
        return cell
    }

    /// Returns the value, if the head holds it.
    ///
    /// The head is reached by address alone, so the cell must stay alive until the value has been read.
    @export(implementation) @inline(__always)
    final func read<Value>() -> Value? {
        let kept: Value? = head.read()
        _fixLifetime(self)  // seams:skip It has no effect of its own.
        return kept
    }

    /// Returns the value, if it is resolved.
    @usableFromInline
    final func valueOrNil<Value>() -> Value? {
        if let value: Value = read() { return value }  // seams:skip A shortcut: the cell keeps it as well.
        guard let strong = saved?.strong else { return nil }
        return unsafeDowncast(strong, to: Kept.Instance<Value>.self).value
    }

    /// Returns the value, which exactly one of several concurrent threads resolves.
    @usableFromInline
    final func value<Value>(_ resolve: () -> Value) -> Value {
        read() ?? instance(Keeping(keepsNil: true), on: .current, build: resolve).0  // seams:skip A shortcut: the cell keeps it as well.
    }

    /// Replaces the value.
    @usableFromInline
    final func replace<Value>(with value: Value) {
        restore(Content(strong: Kept.Instance(value)))  // seams:skip(doubled) Restored twice, it is the same.
    }
}
