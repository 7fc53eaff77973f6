/// A closure that makes an instance.
public typealias VoidFactoryType<T> = () -> T

/// How to get one dependency from one container: what its property returns.
///
///     Container.shared.analytics()                          // the instance
///     Container.shared.analytics.register { AnalyticsSpy() }  // from now on another
///
/// A factory is made anew at every access and holds no state; all that is set goes to its container.
public nonisolated struct Factory<T>: FactoryModifying {
    @usableFromInline let container: AnyObject
    @usableFromInline let head: UnsafeMutablePointer<CellHead>
    @usableFromInline var isPastOnce = false
    @usableFromInline let definition: VoidFactoryType<T>

    /// Makes a factory; `self { }` in a container says the same in less.
    ///
    /// - Parameters:
    ///   - container: The container that keeps the state.
    ///   - key: The name of the dependency.
    ///   - file: Where the dependency is declared.
    ///   - line: Where the dependency is declared.
    ///   - column: Where the dependency is declared.
    ///   - factory: Makes the instance.
    @inlinable @inline(__always)
    public init(
        _ container: any ManagedContainer, key: StaticString = #function, file: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column, _ factory: @escaping VoidFactoryType<T>
    ) {
        self.init(container, container.manager.head, Name(key), Place(file: file, line: line, column: column), factory)
    }

    @inlinable @inline(__always)
    init(
        _ container: AnyObject, _ manager: UnsafeMutablePointer<ManagerHead>, _ name: Name, _ place: Place,
        _ definition: @escaping VoidFactoryType<T>
    ) {
        self.container = container
        head = manager.slot(ObjectIdentifier(ParameterFactoryType<Void, T>.self), name, place)
        self.definition = definition
    }

    /// What ties the factory to its container.
    @inlinable @inline(__always)
    public var registration: FactoryRegistration<Void, T> {
        get { FactoryRegistration(container, head, isPastOnce) }
        set { isPastOnce = newValue.isPastOnce }
    }

    /// Returns the instance: a new one, or the one that the scope keeps.
    ///
    /// - Returns: What was set for the current context, or was registered, or else what the definition makes.
    @inlinable @inline(__always)
    public func callAsFunction() -> T {
        resolve()
    }

    /// Returns the instance: the same as calling the factory.
    ///
    /// - Returns: What was set for the current context, or was registered, or else what the definition makes.
    @inlinable @inline(__always)
    public func resolve() -> T {
        let plan = registration.plan
        if plan == .callDefinition {
            let thread = registration.enter()
            let instance = definition()
            thread.leave()
            return instance
        }
        if plan == .readCached, let kept = registration.readCached() { return kept }
        let definition = definition
        return registration.resolve(()) { _ in definition() }
    }

    /// Registers another closure in place of the definition, and drops what is cached, singletons too.
    ///
    /// - Parameter factory: Makes the instance from now on.
    /// - Returns: The factory, for more modifiers.
    @inlinable @discardableResult
    public func register(factory: @escaping VoidFactoryType<T>) -> Self {
        registration.register(.ofNothing(factory))
        return self
    }
}

// The closure is not Sendable by its type; it belongs to the isolation of the property that declares it.
extension Factory: @unchecked Sendable where T: Sendable {}
