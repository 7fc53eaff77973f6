/// A closure that makes an instance from a parameter.
public typealias ParameterFactoryType<P, T> = (P) -> T

/// How to get a dependency that needs a parameter: what its property returns.
///
///     extension Container {
///         var analytics: ParameterFactory<String, Analytics> { self { screen in ScreenAnalytics(screen) } }
///     }
///     container.analytics("checkout")
///
/// With a scope, the instance that the first parameter made is kept for all; see ``FactoryModifying/scopeOnParameters``.
public nonisolated struct ParameterFactory<P, T>: FactoryModifying {
    @usableFromInline let container: AnyObject
    @usableFromInline let head: UnsafeMutablePointer<CellHead>
    @usableFromInline var isPastOnce = false
    @usableFromInline let definition: ParameterFactoryType<P, T>

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
        column: UInt = #column, _ factory: @escaping ParameterFactoryType<P, T>
    ) {
        self.init(container, container.manager.head, Name(key), Place(file: file, line: line, column: column), factory)
    }

    @inlinable @inline(__always)
    init(
        _ container: AnyObject, _ manager: UnsafeMutablePointer<ManagerHead>, _ name: Name, _ place: Place,
        _ definition: @escaping ParameterFactoryType<P, T>
    ) {
        self.container = container
        head = manager.slot(ObjectIdentifier(ParameterFactoryType<P, T>.self), name, place)
        self.definition = definition
    }

    /// What ties the factory to its container.
    @inlinable @inline(__always)
    public var registration: FactoryRegistration<P, T> {
        get { FactoryRegistration(container, head, isPastOnce) }
        set { isPastOnce = newValue.isPastOnce }
    }

    /// Returns the instance: a new one, or the one that the scope keeps.
    ///
    /// - Parameter parameters: What to make the instance from.
    /// - Returns: What was set for the current context, or was registered, or else what the definition makes.
    @inlinable @inline(__always)
    public func callAsFunction(_ parameters: P) -> T {
        resolve(parameters)
    }

    /// Returns the instance: the same as calling the factory.
    ///
    /// - Parameter parameters: What to make the instance from.
    /// - Returns: What was set for the current context, or was registered, or else what the definition makes.
    @inlinable @inline(__always)
    public func resolve(_ parameters: P) -> T {
        let plan = registration.plan
        if plan == .callDefinition {
            let thread = registration.enter()
            let instance = definition(parameters)
            thread.leave()
            return instance
        }
        if plan == .readCached, let kept = registration.readCached() { return kept }
        return registration.resolve(parameters, definition)
    }

    /// Registers another closure in place of the definition, and drops what is cached, singletons too.
    ///
    /// - Parameter factory: Makes the instance from now on.
    /// - Returns: The factory, for more modifiers.
    @inlinable @discardableResult
    public func register(factory: @escaping ParameterFactoryType<P, T>) -> Self {
        registration.register(.of(factory))
        return self
    }
}

// The closure is not Sendable by its type; it belongs to the isolation of the property that declares it.
extension ParameterFactory: @unchecked Sendable where P: Sendable, T: Sendable {}
