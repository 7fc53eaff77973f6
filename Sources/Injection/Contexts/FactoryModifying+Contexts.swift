extension FactoryModifying {
    /// Sets what to make in each of several circumstances; does not drop what is cached.
    ///
    ///     container.analytics.context(.simulator, .test) { AnalyticsSpy() }
    ///
    /// - Parameters:
    ///   - contexts: The circumstances. When several are met, the order of ``FactoryContextType`` decides.
    ///   - factory: Makes the instance.
    /// - Returns: The factory, for more modifiers.
    @discardableResult
    public func context(_ contexts: FactoryContextType..., factory: @escaping ParameterFactoryType<P, T>) -> Self {
        registration.setContexts(contexts, factory)
        return self
    }

    /// Sets what to make when the process was launched with an argument.
    ///
    /// - Parameters:
    ///   - argument: The argument.
    ///   - factory: Makes the instance.
    /// - Returns: The factory, for more modifiers.
    @discardableResult
    public func onArg(_ argument: String, factory: @escaping ParameterFactoryType<P, T>) -> Self {
        context(.arg(argument), factory: factory)
    }

    /// Sets what to make when the process was launched with one of several arguments.
    ///
    /// - Parameters:
    ///   - args: The arguments.
    ///   - factory: Makes the instance.
    /// - Returns: The factory, for more modifiers.
    @discardableResult
    public func onArgs(_ args: [String], factory: @escaping ParameterFactoryType<P, T>) -> Self {
        context(.args(args), factory: factory)
    }

    /// Sets what to make in an Xcode preview.
    ///
    /// - Parameter factory: Makes the instance.
    /// - Returns: The factory, for more modifiers.
    @discardableResult
    public func onPreview(factory: @escaping ParameterFactoryType<P, T>) -> Self {
        context(.preview, factory: factory)
    }

    /// Sets what to make while tests run.
    ///
    /// - Parameter factory: Makes the instance.
    /// - Returns: The factory, for more modifiers.
    @discardableResult
    public func onTest(factory: @escaping ParameterFactoryType<P, T>) -> Self {
        context(.test, factory: factory)
    }

    /// Sets what to make in a debug build. For a release build there is ``Factory/register(factory:)``.
    ///
    /// - Parameter factory: Makes the instance.
    /// - Returns: The factory, for more modifiers.
    @discardableResult
    public func onDebug(factory: @escaping ParameterFactoryType<P, T>) -> Self {
        context(.debug, factory: factory)
    }

    /// Sets what to make in a simulator, in release builds as well.
    ///
    /// - Parameter factory: Makes the instance.
    /// - Returns: The factory, for more modifiers.
    @discardableResult
    public func onSimulator(factory: @escaping ParameterFactoryType<P, T>) -> Self {
        context(.simulator, factory: factory)
    }

    /// Sets what to make outside simulators, in release builds as well.
    ///
    /// - Parameter factory: Makes the instance.
    /// - Returns: The factory, for more modifiers.
    @discardableResult
    public func onDevice(factory: @escaping ParameterFactoryType<P, T>) -> Self {
        context(.device, factory: factory)
    }
}
