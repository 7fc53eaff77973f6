/// What every container is: an object with a manager. Conform to ``SharedContainer`` instead if there is an instance to share.
public nonisolated protocol ManagedContainer: AnyObject, Sendable {
    /// Keeps what is registered and cached in this container.
    var manager: ContainerManager { get }
}

extension ManagedContainer {
    /// Makes the factory of a dependency, to return from a computed property.
    ///
    ///     var analytics: Factory<Analytics> { self { Analytics.shared } }
    ///
    /// - Parameters:
    ///   - key: The name of the dependency; the property's, unless you say otherwise.
    ///   - file: Where the dependency is declared.
    ///   - line: Where the dependency is declared.
    ///   - column: Where the dependency is declared.
    ///   - factory: Makes the instance.
    /// - Returns: The factory, bound to this container.
    @inlinable @inline(__always)
    public func callAsFunction<T>(
        key: StaticString = #function, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        _ factory: @escaping VoidFactoryType<T>
    ) -> Factory<T> {
        Factory(self, manager.head, Name(key), Place(file: file, line: line, column: column), factory)
    }

    /// Makes the factory of a dependency that needs a parameter, to return from a computed property.
    ///
    /// - Parameters:
    ///   - key: The name of the dependency; the property's, unless you say otherwise.
    ///   - file: Where the dependency is declared.
    ///   - line: Where the dependency is declared.
    ///   - column: Where the dependency is declared.
    ///   - factory: Makes the instance from the parameter.
    /// - Returns: The factory, bound to this container.
    @inlinable @inline(__always)
    public func callAsFunction<P, T>(
        key: StaticString = #function, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        _ factory: @escaping ParameterFactoryType<P, T>
    ) -> ParameterFactory<P, T> {
        ParameterFactory(self, manager.head, Name(key), Place(file: file, line: line, column: column), factory)
    }

    /// Sets what to do with every instance before it is handed out, for factories that have no decorator of their own.
    ///
    /// - Parameter decorator: Called at every resolution, with the instance; nil for nothing.
    public func decorator(_ decorator: ((Any) -> Void)?) {
        autoRegisterIfDue()
        manager.decorator = decorator
    }

    /// Undoes what was set for this container: see ``ContainerManager/reset(options:)``.
    ///
    /// - Parameter options: What to undo.
    public func reset(options: FactoryResetOptions = .all) {
        manager.reset(options: options)
    }

    func autoRegisterIfDue() {
        if manager.head.pointee.autoRegistrationIsDue { manager.autoRegister(self) }
    }
}
