extension Factory where T: Sendable {
    /// Resolves a factory that is declared `@MainActor`, from anywhere.
    ///
    /// - Returns: The instance.
    @export(implementation) @MainActor
    public func resolveOnMainActor() -> T {
        resolve()
    }

    /// Resolves a factory that is declared on a global actor, from anywhere.
    ///
    /// - Parameter isolation: The actor: `SomeActor.shared`.
    /// - Returns: The instance.
    @export(implementation)
    public func resolveOnGlobalActor(_ isolation: isolated (any Actor)) -> T {
        resolve()
    }
}

extension ParameterFactory where P: Sendable, T: Sendable {
    /// Resolves a factory that is declared `@MainActor`, from anywhere.
    ///
    /// - Parameter parameters: The parameter of the factory.
    /// - Returns: The instance.
    @export(implementation) @MainActor
    public func resolveOnMainActor(_ parameters: P) -> T {
        resolve(parameters)
    }

    /// Resolves a factory that is declared on a global actor, from anywhere.
    ///
    /// - Parameters:
    ///   - isolation: The actor: `SomeActor.shared`.
    ///   - parameters: The parameter of the factory.
    /// - Returns: The instance.
    @export(implementation)
    public func resolveOnGlobalActor(_ isolation: isolated (any Actor), parameters: P) -> T {
        resolve(parameters)
    }
}
