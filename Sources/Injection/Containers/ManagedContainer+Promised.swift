extension ManagedContainer {
    /// Makes a factory that some other module has promised to register, for a type whose making cannot be seen from here.
    ///
    ///     extension Container {
    ///         var analytics: Factory<Analytics?> { promised() }
    ///     }
    ///
    /// Unregistered, it makes nil; in a debug build it ends the process, if ``ContainerManager/promiseTriggersError`` says so.
    ///
    /// - Parameters:
    ///   - key: The name of the dependency; the property's, unless you say otherwise.
    ///   - file: Where the promise is made.
    ///   - line: Where the promise is made.
    /// - Returns: The factory, bound to this container.
    public func promised<T>(key: StaticString = #function, file: StaticString = #fileID, line: UInt = #line) -> Factory<T?> {
        Factory(self, key: key, file: file, line: line, column: 0) {
            self.breakPromise(T.self, key, file, line)
            return nil
        }
    }

    /// Makes a factory with a parameter that some other module has promised to register.
    ///
    /// - Parameters:
    ///   - key: The name of the dependency; the property's, unless you say otherwise.
    ///   - file: Where the promise is made.
    ///   - line: Where the promise is made.
    /// - Returns: The factory, bound to this container.
    public func promised<P, T>(
        key: StaticString = #function, file: StaticString = #fileID, line: UInt = #line
    ) -> ParameterFactory<P, T?> {
        ParameterFactory(self, key: key, file: file, line: line, column: 0) { _ in
            self.breakPromise(T.self, key, file, line)
            return nil
        }
    }

    private func breakPromise(_ type: Any.Type, _ key: StaticString, _ file: StaticString, _ line: UInt) {
        #if DEBUG
        guard manager.promiseTriggersError else { return }
        let name = "\(Self.self).\(key)"
        fail("\(type) was not registered", because: "\(name) was promised, and nothing was registered for it.", file, line)
        #endif
    }
}
