extension FactoryModifying {
    /// Sets a closure for each of several contexts, and keeps cached instances.
    ///
    ///     container.analytics.context(.simulator, .test) { AnalyticsSpy() }
    ///
    /// - Parameters:
    ///   - contexts: The contexts. If several match, the order of ``FactoryContextType`` decides.
    ///   - factory: A closure that creates the instance.
    /// - Returns: The factory, for more modifiers.
    @export(implementation) @discardableResult
    public func context(_ contexts: FactoryContextType..., factory: @escaping ParameterFactoryType<P, T>) -> Self {
        registration.setContexts(contexts, factory)  // seams:skip(doubled) Set twice, it is the same.
        return self
    }

    /// Sets a closure for an argument of the process.
    ///
    /// - Parameters:
    ///   - argument: The argument.
    ///   - factory: A closure that creates the instance.
    /// - Returns: The factory, for more modifiers.
    @export(implementation) @discardableResult
    public func onArg(_ argument: String, factory: @escaping ParameterFactoryType<P, T>) -> Self {
        context(.arg(argument), factory: factory)
    }

    /// Sets a closure for any of several arguments of the process.
    ///
    /// - Parameters:
    ///   - args: The arguments.
    ///   - factory: A closure that creates the instance.
    /// - Returns: The factory, for more modifiers.
    @export(implementation) @discardableResult
    public func onArgs(_ args: [String], factory: @escaping ParameterFactoryType<P, T>) -> Self {
        context(.args(args), factory: factory)
    }

    /// Sets a closure for Xcode previews, in debug builds only.
    ///
    /// - Parameter factory: A closure that creates the instance.
    /// - Returns: The factory, for more modifiers.
    @export(implementation) @discardableResult
    public func onPreview(factory: @escaping ParameterFactoryType<P, T>) -> Self {
        context(.preview, factory: factory)
    }

    /// Sets a closure for test runs, in debug builds only.
    ///
    /// - Parameter factory: A closure that creates the instance.
    /// - Returns: The factory, for more modifiers.
    @export(implementation) @discardableResult
    public func onTest(factory: @escaping ParameterFactoryType<P, T>) -> Self {
        context(.test, factory: factory)
    }

    /// Sets a closure for debug builds; for release builds, use ``Factory/register(factory:)``.
    ///
    /// - Parameter factory: A closure that creates the instance.
    /// - Returns: The factory, for more modifiers.
    @export(implementation) @discardableResult
    public func onDebug(factory: @escaping ParameterFactoryType<P, T>) -> Self {
        context(.debug, factory: factory)
    }

    /// Sets a closure for simulators, in debug and release builds.
    ///
    /// - Parameter factory: A closure that creates the instance.
    /// - Returns: The factory, for more modifiers.
    @export(implementation) @discardableResult
    public func onSimulator(factory: @escaping ParameterFactoryType<P, T>) -> Self {
        context(.simulator, factory: factory)
    }

    /// Sets a closure for devices, in debug and release builds.
    ///
    /// - Parameter factory: A closure that creates the instance.
    /// - Returns: The factory, for more modifiers.
    @export(implementation) @discardableResult
    public func onDevice(factory: @escaping ParameterFactoryType<P, T>) -> Self {
        context(.device, factory: factory)
    }
}
