/// The reference from a wrapper to its factory: a key path, independent of the container's type.
///
/// The wrappers take their key paths as autoclosures. A literal key path is then created where it is used, so the compiler turns it into a
/// call of the property, and the wrapper stores no key path.
@usableFromInline
struct FactoryReference<T> {
    @usableFromInline let find: () -> Factory<T>

    @export(implementation) @inline(__always)
    init<C: SharedContainer>(_ keyPath: @escaping () -> KeyPath<C, Factory<T>>) {
        find = { C.shared[keyPath: keyPath()] }
    }

    @export(implementation) @inline(__always)
    var factory: Factory<T> { find() }

    @export(implementation) @inline(never)
    func resolve() -> T { factory.resolve() }
}
