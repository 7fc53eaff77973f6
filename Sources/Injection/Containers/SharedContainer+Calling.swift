// Calling a container or a factory with a closure edits it. With SwiftUI, the call also returns a view, so that it fits into the body of a
// preview.
#if canImport(SwiftUI)
public import SwiftUI

extension SharedContainer {
    /// Edits the container in place: `Container.shared { $0.analytics.register { AnalyticsSpy() } }`.
    ///
    /// - Parameter transform: A closure that receives the container.
    /// - Returns: An empty view, for previews.
    @export(implementation) @discardableResult
    public func callAsFunction(_ transform: (Self) -> Void) -> EmptyView {
        transform(self)
        return EmptyView()
    }
}

extension Factory {
    /// Registers another closure: `container.analytics { AnalyticsSpy() }`.
    ///
    /// - Parameter factory: A closure that creates the instance from now on.
    /// - Returns: An empty view, for previews.
    @export(implementation) @discardableResult
    public func callAsFunction(factory: @escaping VoidFactoryType<T>) -> EmptyView {
        register(factory: factory)
        return EmptyView()
    }

    /// Registers another closure, in the body of a preview.
    ///
    /// - Parameter factory: A closure that creates the instance from now on.
    /// - Returns: An empty view.
    @export(implementation) @discardableResult
    public func preview(factory: @escaping VoidFactoryType<T>) -> EmptyView {
        callAsFunction(factory: factory)
    }
}

extension ParameterFactory {
    /// Registers another closure: `container.analytics { screen in AnalyticsSpy(screen) }`.
    ///
    /// - Parameter factory: A closure that creates the instance from now on.
    /// - Returns: An empty view, for previews.
    @export(implementation) @discardableResult
    public func callAsFunction(factory: @escaping ParameterFactoryType<P, T>) -> EmptyView {
        register(factory: factory)
        return EmptyView()
    }

    /// Registers another closure, in the body of a preview.
    ///
    /// - Parameter factory: A closure that creates the instance from now on.
    /// - Returns: An empty view.
    @export(implementation) @discardableResult
    public func preview(factory: @escaping ParameterFactoryType<P, T>) -> EmptyView {
        callAsFunction(factory: factory)
    }
}
#else
extension SharedContainer {
    /// Edits the container in place: `Container.shared { $0.analytics.register { AnalyticsSpy() } }`.
    ///
    /// - Parameter transform: A closure that receives the container.
    @export(implementation)
    public func callAsFunction(_ transform: (Self) -> Void) {
        transform(self)
    }
}

extension Factory {
    /// Registers another closure: `container.analytics { AnalyticsSpy() }`.
    ///
    /// - Parameter factory: A closure that creates the instance from now on.
    /// - Returns: The factory, for more modifiers.
    @export(implementation) @discardableResult
    public func callAsFunction(factory: @escaping VoidFactoryType<T>) -> Self {
        register(factory: factory)
    }
}

extension ParameterFactory {
    /// Registers another closure: `container.analytics { screen in AnalyticsSpy(screen) }`.
    ///
    /// - Parameter factory: A closure that creates the instance from now on.
    /// - Returns: The factory, for more modifiers.
    @export(implementation) @discardableResult
    public func callAsFunction(factory: @escaping ParameterFactoryType<P, T>) -> Self {
        register(factory: factory)
    }
}
#endif

extension SharedContainer {
    /// Edits the container in place, with edits that need an actor: `await Container.shared { @MainActor in … }`.
    ///
    /// - Parameter transform: A closure that receives the container and runs on its own actor.
    /// - Returns: The container.
    @export(implementation) @discardableResult
    public func callAsFunction(_ transform: @Sendable @isolated(any) (Self) async -> Void) async -> Self {
        await transform(self)
        return self
    }
}

extension ManagedContainer {
    /// Edits the container in place and returns it: `Container().with { $0.analytics.register { AnalyticsSpy() } }`.
    ///
    /// - Parameter transform: A closure that receives the container.
    /// - Returns: The container.
    @export(implementation) @discardableResult
    public func with(_ transform: (Self) -> Void) -> Self {
        transform(self)
        return self
    }

    /// Edits the container in place, with edits that need an actor, and returns it.
    ///
    /// - Parameter transform: A closure that receives the container and runs on its own actor.
    /// - Returns: The container.
    @export(implementation) @discardableResult
    public func with(_ transform: @Sendable @isolated(any) (Self) async -> Void) async -> Self {
        await transform(self)
        return self
    }
}
