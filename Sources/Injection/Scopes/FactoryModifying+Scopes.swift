public import Foundation

extension FactoryModifying {
    /// Sets how long an instance lives.
    ///
    /// - Parameter scope: One of the library's scopes, or one of your own.
    /// - Returns: The factory, for more modifiers.
    @discardableResult
    public func scope(_ scope: Scope) -> Self {
        registration.binding.setScope(scope)
        return self
    }

    @inlinable @inline(__always)
    func standard(_ kind: Scope.Kind) -> Self {
        registration.setScope(kind)
        return self
    }

    /// One instance per container, until it is reset.
    @inlinable @inline(__always)
    public var cached: Self {
        standard(.cached)
    }

    /// One instance per cycle of resolutions.
    @inlinable @inline(__always)
    public var graph: Self {
        standard(.graph)
    }

    /// One instance per container for as long as somebody else holds it.
    @inlinable @inline(__always)
    public var shared: Self {
        standard(.shared)
    }

    /// One instance per process.
    @inlinable @inline(__always)
    public var singleton: Self {
        standard(.singleton)
    }

    /// A new instance every time, whatever the container's default is.
    @inlinable @inline(__always)
    public var unique: Self {
        standard(.unique)
    }

    /// Sets how long a cached instance may go unused; every use restarts the clock.
    ///
    /// - Parameter seconds: When this time has passed since the last use, a new instance takes its place.
    /// - Returns: The factory, for more modifiers.
    @discardableResult
    public func timeToLive(_ seconds: TimeInterval) -> Self {
        registration.binding.setOption { $0.timeToLive = .seconds(seconds) }
        return self
    }
}

extension FactoryModifying where P: Hashable {
    /// Keeps an instance for every different parameter, told apart by `==`, where a scope would keep the first one for all.
    public var scopeOnParameters: Self {
        registration.binding.setOption { $0.parameterKey = Closure<P, AnyHashable>(.of { AnyHashable($0) }) }
        return self
    }
}
