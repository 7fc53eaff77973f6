extension ManagedContainer {
    /// Creates a factory that another module promises to register, for a type that this module cannot create.
    ///
    ///     extension Container {
    ///         var analytics: Factory<Analytics?> { promised() }
    ///     }
    ///
    /// Without a registration, the factory returns nil. In a debug build it ends the process instead, if
    /// ``ContainerManager/promiseTriggersError`` is true.
    ///
    /// - Parameters:
    ///   - key: The name of the dependency; by default, the name of the property.
    ///   - file: The file of the declaration.
    ///   - line: The line of the declaration.
    /// - Returns: The factory, bound to this container.
    @export(implementation)
    public func promised<T>(key: StaticString = #function, file: StaticString = #fileID, line: UInt = #line) -> Factory<T?> {
        Factory(self, key: key, file: file, line: line, column: 0) {  // seams:skip Any column does the same.
            self.breakPromise(T.self, key, file, line)  // seams:skip It ends the process, or does nothing.
            return nil
        }
    }

    /// Creates a factory with a parameter that another module promises to register.
    ///
    /// - Parameters:
    ///   - key: The name of the dependency; by default, the name of the property.
    ///   - file: The file of the declaration.
    ///   - line: The line of the declaration.
    /// - Returns: The factory, bound to this container.
    @export(implementation)
    public func promised<P, T>(
        key: StaticString = #function, file: StaticString = #fileID, line: UInt = #line
    ) -> ParameterFactory<P, T?> {
        ParameterFactory(self, key: key, file: file, line: line, column: 0) { _ in  // seams:skip Any column does the same.
            self.breakPromise(T.self, key, file, line)  // seams:skip It ends the process, or does nothing.
            return nil
        }
    }

    @usableFromInline
    func breakPromise(_ type: Any.Type, _ key: StaticString, _ file: StaticString, _ line: UInt) {
        #if DEBUG
        guard manager.promiseTriggersError else { return }
        let name = "\(Self.self).\(key)"
        fail("\(type) was not registered", because: "\(name) is a promised factory, and no module has registered it.", file, line)
        #endif
    }
}
