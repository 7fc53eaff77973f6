/// A thing that a test has changed for the whole process and not changed back.
package enum Leftover: Codable, Hashable, Sendable {
    /// The container's type has more pushes than pops.
    case push(container: String)
    /// A registration of a factory is still there.
    case registration(container: String, factory: String)
    /// A closure for a context, such as `argument "dark"`, is still there.
    case context(String, container: String, factory: String)
    /// A decorator is still there; the factory is nil if it is the container's own.
    case decorator(container: String, factory: String?)
    /// The container's default scope has changed.
    case defaultScope(container: String)
    /// An instance that a registration or a context has made is still kept; the container is nil for a singleton.
    case instance(container: String?, factory: String)
    /// A part of the process's `FactoryContext` has changed.
    case circumstance(String)
    /// An environment variable has changed.
    case variable(String)
    /// The current folder has changed.
    case folder
}
