public import Synchronization

/// The ready-made container: an app declares its dependencies as computed properties in extensions of it.
///
///     extension Container {
///         @MainActor var analytics: Factory<Analytics> { self { Analytics.shared } }
///     }
public nonisolated final class Container: SharedContainer {
    /// The container of the current task, which for production code is the one of the process.
    @TaskLocal public static var shared = first

    /// Keeps what is registered and cached.
    public let manager = ContainerManager()

    /// Makes a container that shares nothing with any other but singletons.
    public init() {
        Container.hasOthers.store(true, ordering: .relaxed)
    }

    private init(first: Void) {}

    @usableFromInline static let first = Container(first: ())
    @usableFromInline static let hasOthers = Atomic<Bool>(false)

    /// Whether there never was another container than the first, as in an app, so that nobody has to look which is the task's.
    @inlinable @inline(__always)
    static var isAlone: Bool { !hasOthers.load(ordering: .relaxed) }
}
