public import Foundation

extension FactoryModifying {
    /// Sets how long an instance lives.
    ///
    /// - Parameter scope: One of the library's scopes, or one of your own.
    /// - Returns: The factory, for more modifiers.
    @inlinable @inline(__always) @discardableResult
    public func scope(_ scope: Scope) -> Self {
        registration.setScope(scope.id, scope)
        return self
    }

    /// Sets one of the library's own scopes, which need not be looked at if it is set already.
    @inlinable @inline(__always)
    func standard(_ kind: Scope.Kind, _ scope: @autoclosure () -> Scope) -> Self {
        registration.setScope(kind.id, scope())
        return self
    }

    /// One instance per container, until it is reset.
    @inlinable @inline(__always)
    public var cached: Self {
        standard(.cached, .cached)
    }

    /// One instance per cycle of resolutions.
    @inlinable @inline(__always)
    public var graph: Self {
        standard(.graph, .graph)
    }

    /// One instance per container for as long as somebody else holds it.
    @inlinable @inline(__always)
    public var shared: Self {
        standard(.shared, .shared)
    }

    /// One instance per process.
    @inlinable @inline(__always)
    public var singleton: Self {
        standard(.singleton, .standardSingleton)
    }

    /// A new instance every time, whatever the container's default is.
    @inlinable @inline(__always)
    public var unique: Self {
        standard(.unique, .unique)
    }

    /// Sets how long a cached instance may go unused; every use restarts the clock.
    ///
    /// - Parameter seconds: When this time has passed since the last use, a new instance takes its place.
    /// - Returns: The factory, for more modifiers.
    @discardableResult
    public func timeToLive(_ seconds: TimeInterval) -> Self {
        registration.binding.setOption(registration.type) { $0.timeToLive = .seconds(seconds) }
        return self
    }
}

extension FactoryModifying where P: Hashable {
    /// Keeps an instance for every different parameter, told apart by `==`, where a scope would keep the first one for all.
    public var scopeOnParameters: Self {
        registration.binding.setOption(registration.type) { $0.parameterKey = Closure { (parameter: P) in AnyHashable(parameter) } }
        return self
    }
}
