/// A dictionary for the paths that are rarely taken.
///
/// Its functions are not specialized for the types of keys and values, because the code of a specialized dictionary weighs several kilobytes
/// for each pair of types, and takes as long to compile as all else that uses it.
struct Index<Key: Hashable, Value> {
    private var values: [Key: Value]

    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    init() { values = Dictionary() }

    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    func value(_ key: Key) -> Value? { values[key] }

    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    mutating func set(_ value: Value?, _ key: Key) { values[key] = value }

    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    func mapValues(_ transform: (Value) -> Value) -> Index {
        var copy = Index()
        copy.values = values.mapValues(transform)
        return copy
    }

    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    func forEach(_ body: (Key, Value) -> Void) {
        for (key, value) in values { body(key, value) }  // seams:skip(doubled) No caller does more the second time.
    }

    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    var isEmpty: Bool { values.isEmpty }
}

extension Dictionary {
    /// Sets or removes a value, like the subscript, with code that all dictionaries share; see ``Index``.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    mutating func setRarely(_ value: Value?, _ key: Key) { self[key] = value }

    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    func forEachRarely(_ body: (Key, Value) -> Void) {
        for (key, value) in self { body(key, value) }  // seams:skip(doubled) No caller does more the second time.
    }
}
