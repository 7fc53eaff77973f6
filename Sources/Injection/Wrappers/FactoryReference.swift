/// Where a wrapper finds its factory: a key path, whatever the container's type is.
///
/// The wrappers take their key paths as autoclosures: a literal one is then made where it is used, which the compiler turns into a call of
/// the property, and there is nothing to hold.
@usableFromInline
struct FactoryReference<T> {
    @usableFromInline let find: () -> Factory<T>

    @inlinable @inline(__always)
    init<C: SharedContainer>(_ keyPath: @escaping () -> KeyPath<C, Factory<T>>) {
        find = { C.shared[keyPath: keyPath()] }
    }

    @inlinable @inline(__always)
    var factory: Factory<T> { find() }

    @inlinable @inline(never)
    func resolve() -> T { factory.resolve() }
}
