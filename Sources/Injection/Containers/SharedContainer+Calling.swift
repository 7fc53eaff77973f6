// Calling a container or a factory with a closure edits it. Where SwiftUI is, the call is also a view, so that it can stand in the body
// of a preview.
#if canImport(SwiftUI)
public import SwiftUI

extension SharedContainer {
    /// Edits the container in place: `Container.shared { $0.analytics.register { AnalyticsSpy() } }`.
    ///
    /// - Parameter transform: Called with the container.
    /// - Returns: A view that shows nothing, for previews.
    @discardableResult
    public func callAsFunction(_ transform: (Self) -> Void) -> EmptyView {
        transform(self)
        return EmptyView()
    }
}

extension Factory {
    /// Registers another closure: `container.analytics { AnalyticsSpy() }`.
    ///
    /// - Parameter factory: Makes the instance from now on.
    /// - Returns: A view that shows nothing, for previews.
    @discardableResult
    public func callAsFunction(factory: @escaping VoidFactoryType<T>) -> EmptyView {
        register(factory: factory)
        return EmptyView()
    }

    /// Registers another closure, in the body of a preview.
    ///
    /// - Parameter factory: Makes the instance from now on.
    /// - Returns: A view that shows nothing.
    @discardableResult
    public func preview(factory: @escaping VoidFactoryType<T>) -> EmptyView {
        callAsFunction(factory: factory)
    }
}

extension ParameterFactory {
    /// Registers another closure: `container.analytics { screen in AnalyticsSpy(screen) }`.
    ///
    /// - Parameter factory: Makes the instance from now on.
    /// - Returns: A view that shows nothing, for previews.
    @discardableResult
    public func callAsFunction(factory: @escaping ParameterFactoryType<P, T>) -> EmptyView {
        register(factory: factory)
        return EmptyView()
    }

    /// Registers another closure, in the body of a preview.
    ///
    /// - Parameter factory: Makes the instance from now on.
    /// - Returns: A view that shows nothing.
    @discardableResult
    public func preview(factory: @escaping ParameterFactoryType<P, T>) -> EmptyView {
        callAsFunction(factory: factory)
    }
}
#else
extension SharedContainer {
    /// Edits the container in place: `Container.shared { $0.analytics.register { AnalyticsSpy() } }`.
    ///
    /// - Parameter transform: Called with the container.
    public func callAsFunction(_ transform: (Self) -> Void) {
        transform(self)
    }
}

extension Factory {
    /// Registers another closure: `container.analytics { AnalyticsSpy() }`.
    ///
    /// - Parameter factory: Makes the instance from now on.
    /// - Returns: The factory, for more modifiers.
    @discardableResult
    public func callAsFunction(factory: @escaping VoidFactoryType<T>) -> Self {
        register(factory: factory)
    }
}

extension ParameterFactory {
    /// Registers another closure: `container.analytics { screen in AnalyticsSpy(screen) }`.
    ///
    /// - Parameter factory: Makes the instance from now on.
    /// - Returns: The factory, for more modifiers.
    @discardableResult
    public func callAsFunction(factory: @escaping ParameterFactoryType<P, T>) -> Self {
        register(factory: factory)
    }
}
#endif

extension SharedContainer {
    /// Edits the container in place, where the edits need an actor: `await Container.shared { @MainActor in … }`.
    ///
    /// - Parameter transform: Called with the container, on the closure's own actor.
    /// - Returns: The container.
    @discardableResult
    public func callAsFunction(_ transform: @Sendable @isolated(any) (Self) async -> Void) async -> Self {
        await transform(self)
        return self
    }
}

extension ManagedContainer {
    /// Edits the container in place and returns it: `Container().with { $0.analytics.register { AnalyticsSpy() } }`.
    ///
    /// - Parameter transform: Called with the container.
    /// - Returns: The container.
    @discardableResult
    public func with(_ transform: (Self) -> Void) -> Self {
        transform(self)
        return self
    }

    /// Edits the container in place and returns it, where the edits need an actor.
    ///
    /// - Parameter transform: Called with the container, on the closure's own actor.
    /// - Returns: The container.
    @discardableResult
    public func with(_ transform: @Sendable @isolated(any) (Self) async -> Void) async -> Self {
        await transform(self)
        return self
    }
}
