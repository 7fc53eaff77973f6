/// The ready-made container: an app declares its dependencies as computed properties in extensions of it.
///
///     extension Container {
///         @MainActor var analytics: Factory<Analytics> { self { Analytics.shared } }
///     }
public nonisolated final class Container: SharedContainer {
    /// The container of the current task, which for production code is the one of the process.
    @TaskLocal public static var shared = Container()

    /// Keeps what is registered and cached.
    public let manager = ContainerManager()

    /// Makes a container that shares nothing with any other but singletons.
    public init() {}
}
