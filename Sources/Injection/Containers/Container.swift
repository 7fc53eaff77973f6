public import Synchronization

/// The ready-made container, in whose extensions an app declares its dependencies as computed properties.
///
///     extension Container {
///         @MainActor var analytics: Factory<Analytics> { self { Analytics.shared } }
///     }
public nonisolated final class Container: SharedContainer {
    /// The container of the current task; in production code, the one container of the process.
    @TaskLocal public static var shared = first

    /// The registrations and cached instances of this container.
    public let manager = ContainerManager()

    /// Creates a container that shares nothing but singletons with other containers.
    public init() {
        Container.hasOthers.store(true, ordering: .relaxed)
    }

    private init(first: Void) {}

    @usableFromInline static let first = Container(first: ())
    @usableFromInline static let hasOthers = Atomic<Bool>(false)  // seams:skip A shortcut: the task's value is the same.

    /// Whether the first container is the only one so far, as in an app, so that the task-local value need not be read.
    @export(implementation) @inline(__always)
    static var isAlone: Bool { !hasOthers.load(ordering: .relaxed) }  // seams:skip A shortcut: the task's value is the same.
}
