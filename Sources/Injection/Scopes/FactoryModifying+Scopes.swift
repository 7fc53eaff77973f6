public import Foundation

extension FactoryModifying {
    /// Sets the scope, which decides how long an instance lives.
    ///
    /// - Parameter scope: One of the library's scopes, or one of your own.
    /// - Returns: The factory, for more modifiers.
    @export(implementation) @discardableResult
    public func scope(_ scope: Scope) -> Self {
        registration.binding.setScope(scope)  // seams:skip(doubled) Set twice, it is the same.
        return self
    }

    @export(implementation) @inline(__always)
    func standard(_ kind: UInt32) -> Self {
        registration.setScope(kind)  // seams:skip(doubled) Set twice, it is the same.
        return self
    }

    /// One instance per container, until it is reset.
    @export(implementation) @inline(__always)
    public var cached: Self {
        standard(Scope.Kind.cached)
    }

    /// One instance per resolution pass.
    @export(implementation) @inline(__always)
    public var graph: Self {
        standard(Scope.Kind.graph)
    }

    /// One instance per container, for as long as other code holds it.
    @export(implementation) @inline(__always)
    public var shared: Self {
        standard(Scope.Kind.shared)
    }

    /// One instance per process.
    @export(implementation) @inline(__always)
    public var singleton: Self {
        standard(Scope.Kind.singleton)
    }

    /// A new instance at every resolution, even if the container has a default scope.
    @export(implementation) @inline(__always)
    public var unique: Self {
        standard(Scope.Kind.unique)
    }

    /// Sets the time after which an unused cached instance expires; every use restarts the clock.
    ///
    /// - Parameter seconds: The time since the last use after which a new instance replaces the cached one.
    /// - Returns: The factory, for more modifiers.
    @export(implementation) @discardableResult
    public func timeToLive(_ seconds: TimeInterval) -> Self {
        registration.binding.setTimeToLive(seconds)  // seams:skip(doubled) Set twice, it is the same.
        return self
    }
}

extension FactoryModifying where P: Hashable {
    /// One cached instance per parameter, compared by `==`, instead of one instance for all parameters.
    @export(implementation)
    public var scopeOnParameters: Self {
        // seams:skip(doubled) Set twice, it is the same.
        registration.binding.setParameterKey(Closure<P, AnyHashable>(.of { AnyHashable($0) }))
        return self
    }
}
