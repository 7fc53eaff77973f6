/// A container: an object with a manager.
///
/// Conform to ``SharedContainer`` instead if there is a shared instance.
public nonisolated protocol ManagedContainer: AnyObject, Sendable {
    /// The registrations and cached instances of this container.
    var manager: ContainerManager { get }
}

extension ManagedContainer {
    /// Creates the factory of a dependency, for the computed property that declares it.
    ///
    ///     var analytics: Factory<Analytics> { self { Analytics.shared } }
    ///
    /// - Parameters:
    ///   - key: The name of the dependency; by default, the name of the property.
    ///   - file: The file of the declaration.
    ///   - line: The line of the declaration.
    ///   - column: The column of the declaration.
    ///   - factory: A closure that creates the instance.
    /// - Returns: The factory, bound to this container.
    @export(implementation) @inline(__always)
    public func callAsFunction<T>(
        key: StaticString = #function, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        _ factory: @escaping VoidFactoryType<T>
    ) -> Factory<T> {
        // seams:skip Its numbers tell the place in either order.
        Factory(self, manager.head, Name(key), Place(file: file, line: line, column: column), factory)
    }

    /// Creates the factory of a dependency with a parameter, for the computed property that declares it.
    ///
    /// - Parameters:
    ///   - key: The name of the dependency; by default, the name of the property.
    ///   - file: The file of the declaration.
    ///   - line: The line of the declaration.
    ///   - column: The column of the declaration.
    ///   - factory: A closure that creates the instance from the parameter.
    /// - Returns: The factory, bound to this container.
    @export(implementation) @inline(__always)
    public func callAsFunction<P, T>(
        key: StaticString = #function, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        _ factory: @escaping ParameterFactoryType<P, T>
    ) -> ParameterFactory<P, T> {
        // seams:skip Its numbers tell the place in either order.
        ParameterFactory(self, manager.head, Name(key), Place(file: file, line: line, column: column), factory)
    }

    /// Sets a closure that receives every resolved instance of factories without a decorator of their own.
    ///
    /// - Parameter decorator: The closure, called at every resolution with the instance; nil removes it.
    public func decorator(_ decorator: ((Any) -> Void)?) {
        autoRegisterIfDue()  // seams:skip(doubled) The second call finds it done.
        manager.decorator = decorator
    }

    /// Resets this container; see ``ContainerManager/reset(options:)``.
    ///
    /// - Parameter options: The parts to reset.
    public func reset(options: FactoryResetOptions = .all) {
        manager.reset(options: options)  // seams:skip(doubled) A second reset finds nothing to do.
    }

    func autoRegisterIfDue() {
        // seams:skip(always, doubled) A shortcut, and no second call: `autoRegister` looks again.
        if manager.head.pointee.autoRegistrationIsDue {
            manager.autoRegister(self)
        }
    }
}
