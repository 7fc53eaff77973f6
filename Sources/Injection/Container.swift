/// The ready-made container: an app declares its dependencies as computed properties in extensions of it.
public final class Container: Sendable {
    /// Makes an empty container.
    public init() {}
}
