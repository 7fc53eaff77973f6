/// A closure that creates an instance from a parameter.
public typealias ParameterFactoryType<P, T> = (P) -> T

/// A dependency with a parameter, as its property returns it: ready to resolve, register or modify.
///
///     extension Container {
///         var analytics: ParameterFactory<String, Analytics> { self { screen in ScreenAnalytics(screen) } }
///     }
///     container.analytics("checkout")
///
/// With a scope, the instance of the first parameter is kept for all parameters; see ``FactoryModifying/scopeOnParameters``.
public nonisolated struct ParameterFactory<P, T>: FactoryModifying {
    @usableFromInline let container: AnyObject
    @usableFromInline let head: UnsafeMutablePointer<CellHead>
    @usableFromInline let isPastOnce: Bool
    @usableFromInline let definition: ParameterFactoryType<P, T>

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
        column: UInt = #column, _ factory: @escaping ParameterFactoryType<P, T>
    ) {
        // seams:skip Its numbers tell the place in either order.
        self.init(container, container.manager.head, Name(key), Place(file: file, line: line, column: column), factory)
    }

    @export(implementation) @inline(__always)
    init(
        _ container: AnyObject, _ manager: UnsafeMutablePointer<ManagerHead>, _ name: Name, _ place: Place,
        _ definition: @escaping ParameterFactoryType<P, T>
    ) {
        self.container = container
        head = manager.slot(ObjectIdentifier(ParameterFactoryType<P, T>.self), name, place)
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
    public var registration: FactoryRegistration<P, T> {
        get { FactoryRegistration(container, head, isPastOnce) }
        set { self = Self(self, isPastOnce: newValue.isPastOnce) }
    }

    /// Returns a new instance, or the one that the scope keeps.
    ///
    /// - Parameter parameters: The parameter of the factory.
    /// - Returns: The instance from the context's closure, the registered closure or the definition, in this order.
    @export(implementation) @inline(__always)
    public func callAsFunction(_ parameters: P) -> T {
        resolve(parameters)
    }

    /// Returns the instance, like a call of the factory.
    ///
    /// - Parameter parameters: The parameter of the factory.
    /// - Returns: The instance from the context's closure, the registered closure or the definition, in this order.
    @export(implementation) @inline(__always)
    public func resolve(_ parameters: P) -> T {
        let plan = registration.plan
        if plan == Plan.callDefinition {  // seams:skip Only release builds have such plans.
            let thread = registration.enter()
            let instance = definition(parameters)
            thread.leave()  // seams:skip Only release builds come here.
            return instance
        }
        if plan == Plan.readCached, let kept = registration.readCached() { return kept }  // seams:skip Only release builds have such plans.
        return registration.resolve(parameters, definition)
    }

    /// Registers a closure in place of the definition, and drops cached instances, including singletons.
    ///
    /// - Parameter factory: A closure that creates the instance from now on.
    /// - Returns: The factory, for more modifiers.
    @export(implementation) @discardableResult
    public func register(factory: @escaping ParameterFactoryType<P, T>) -> Self {
        registration.register(.of(factory))  // seams:skip(doubled) Registered twice, it replaces itself.
        return self
    }
}

// The closure is not Sendable by its type; it belongs to the isolation of the property that declares it.
extension ParameterFactory: @unchecked Sendable where P: Sendable, T: Sendable {}
