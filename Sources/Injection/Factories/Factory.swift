/// A closure that creates an instance.
public typealias VoidFactoryType<T> = () -> T

/// A dependency of one container, as its property returns it: ready to resolve, register or modify.
///
///     Container.shared.analytics()                          // the instance
///     Container.shared.analytics.register { AnalyticsSpy() }  // replaces the definition
///
/// Every access creates a new factory. A factory holds no state: registrations and modifiers are stored in its container.
public nonisolated struct Factory<T>: FactoryModifying {
    @usableFromInline let container: AnyObject
    @usableFromInline let head: UnsafeMutablePointer<CellHead>
    @usableFromInline let isPastOnce: Bool
    @usableFromInline let definition: VoidFactoryType<T>

    /// Creates a factory; inside a container, `self { }` is the short form.
    ///
    /// - Parameters:
    ///   - container: The container that keeps the state.
    ///   - key: The name of the dependency.
    ///   - file: The file of the declaration.
    ///   - line: The line of the declaration.
    ///   - column: The column of the declaration.
    ///   - factory: A closure that creates the instance.
    @export(implementation) @inline(__always)
    public init(
        _ container: any ManagedContainer, key: StaticString = #function, file: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column, _ factory: @escaping VoidFactoryType<T>
    ) {
        // seams:skip Its numbers tell the place in either order.
        self.init(container, container.manager.head, Name(key), Place(file: file, line: line, column: column), factory)
    }

    @export(implementation) @inline(__always)
    init(
        _ container: AnyObject, _ manager: UnsafeMutablePointer<ManagerHead>, _ name: Name, _ place: Place,
        _ definition: @escaping VoidFactoryType<T>
    ) {
        self.container = container
        head = manager.slot(ObjectIdentifier(ParameterFactoryType<Void, T>.self), name, place)
        isPastOnce = false
        self.definition = definition
    }

    @export(implementation) @inline(__always)
    init(_ factory: Self, isPastOnce: Bool) {
        (container, head, definition) = (factory.container, factory.head, factory.definition)
        self.isPastOnce = isPastOnce
    }

    /// The connection between the factory and its container.
    @export(implementation) @inline(__always)
    public var registration: FactoryRegistration<Void, T> {
        get { FactoryRegistration(container, head, isPastOnce) }
        set { self = Self(self, isPastOnce: newValue.isPastOnce) }
    }

    /// Returns a new instance, or the one that the scope keeps.
    ///
    /// - Returns: The instance from the context's closure, the registered closure or the definition, in this order.
    @export(implementation) @inline(__always)
    public func callAsFunction() -> T {
        resolve()
    }

    /// Returns the instance, like a call of the factory.
    ///
    /// - Returns: The instance from the context's closure, the registered closure or the definition, in this order.
    @export(implementation) @inline(__always)
    public func resolve() -> T {
        let plan = registration.plan
        if plan == Plan.callDefinition {  // seams:skip Only release builds have such plans.
            let thread = registration.enter()
            let instance = definition()
            thread.leave()  // seams:skip Only release builds come here.
            return instance
        }
        if plan == Plan.readCached, let kept = registration.readCached() { return kept }  // seams:skip Only release builds have such plans.
        let definition = definition
        return registration.resolve(()) { _ in definition() }
    }

    /// Registers a closure in place of the definition, and drops cached instances, including singletons.
    ///
    /// - Parameter factory: A closure that creates the instance from now on.
    /// - Returns: The factory, for more modifiers.
    @export(implementation) @discardableResult
    public func register(factory: @escaping VoidFactoryType<T>) -> Self {
        registration.register(.ofNothing(factory))  // seams:skip(doubled) Registered twice, it replaces itself.
        return self
    }
}

// The closure is not Sendable by its type; it belongs to the isolation of the property that declares it.
extension Factory: @unchecked Sendable where T: Sendable {}
