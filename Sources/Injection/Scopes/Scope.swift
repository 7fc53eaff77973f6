import Synchronization

/// The rule for how long an instance lives and which resolutions share it.
///
/// The library has five scopes: ``cached``, ``graph``, ``shared``, ``singleton`` and ``unique``. An instance of one of the classes is a
/// scope of your own, which ``ContainerManager/reset(scope:)`` clears separately:
///
///     extension Scope { static let session = Cached() }
public class Scope: @unchecked Sendable {
    // Immutable in this class; the one subclass with state guards that state.
    /// The kinds of scopes.
    @usableFromInline
    enum Kind: UInt8 {
        case unique, cached, shared, graph, singleton
    }

    @usableFromInline final let kind: Kind
    @usableFromInline final let id: UInt32

    fileprivate static let count = Atomic<UInt32>(0)

    fileprivate init(_ kind: Kind, id: UInt32? = nil) {
        self.kind = kind
        self.id = id ?? Scope.count.add(1, ordering: .relaxed).newValue + 100
    }

    /// A new instance at every resolution, the default of a factory without a scope.
    public static let unique = Unique(standard: .unique)
    /// One instance per container, until it is reset.
    public static let cached = Cached(standard: .cached)
    /// One instance per container, for as long as other code holds it.
    public static let shared = Shared(standard: .shared)
    /// One instance per resolution pass, from the start of the outermost resolution to its end.
    public static let graph = Graph(standard: .graph)
    /// One instance per process, independent of any container.
    @TaskLocal public static var singleton = Singleton.ofProcess
    /// The placeholder for ``singleton`` in a factory's options, replaced by the current value at every resolution.
    static let standardSingleton = Singleton(standard: .singleton)

    /// A scope that keeps no instances.
    public final class Unique: Scope, @unchecked Sendable {
        /// Creates a custom scope.
        public init() { super.init(.unique) }
        fileprivate init(standard kind: Kind) { super.init(kind, id: kind.id) }
    }

    /// A scope whose instances a container keeps until it is reset.
    public final class Cached: Scope, @unchecked Sendable {
        /// Creates a custom scope.
        public init() { super.init(.cached) }
        fileprivate init(standard kind: Kind) { super.init(kind, id: kind.id) }
    }

    /// A scope whose instances a container keeps weakly.
    ///
    /// Value types have no identity to share, so every resolution creates a new value.
    public final class Shared: Scope, @unchecked Sendable {
        /// Creates a custom scope.
        public init() { super.init(.shared) }
        fileprivate init(standard kind: Kind) { super.init(kind, id: kind.id) }
    }

    /// A scope whose instances live for one resolution pass, which belongs to the thread that started it.
    public final class Graph: Scope, @unchecked Sendable {
        fileprivate init(standard kind: Kind) { super.init(kind, id: kind.id) }
    }

    /// A scope whose instances belong to the process and not to a container.
    public final class Singleton: Scope, @unchecked Sendable {
        private let lock = Lock()
        // Guarded by `lock`.
        private var cells = Index<Declaration, Cell>()

        /// Whether a second singleton scope was ever created; until then, the task-local value need not be read.
        private static let hasOthers = Atomic<Bool>(false)

        /// Creates a custom scope with its own instances.
        public init() {
            Singleton.hasOthers.store(true, ordering: .relaxed)
            super.init(.singleton)
        }
        fileprivate init(standard kind: Kind) { super.init(kind, id: kind.id) }
        private init(copying other: Singleton) {
            Singleton.hasOthers.store(true, ordering: .relaxed)
            super.init(.singleton, id: other.id)
            cells = other.currentCells.mapValues { $0.copy() }
        }

        /// The scope whose instances live as long as the process.
        static let ofProcess = Singleton(standard: .singleton)

        /// Whether ``Scope/singleton`` is the process's scope here, and not a test's.
        static var isOfProcess: Bool { !hasOthers.load(ordering: .relaxed) || Scope.singleton === ofProcess }

        /// Whether this scope stands for the ``Scope/singleton`` of the current task.
        var isStandard: Bool { id == Kind.singleton.id }

        /// Drops every instance of this scope.
        public func reset() {
            currentCells.forEach { $1.clear() }
        }

        /// Returns an independent scope that starts with the same instances, for a test.
        public func clone() -> Singleton {
            Singleton(copying: self)
        }

        /// The cells of all factories so far.
        var currentCells: Index<Declaration, Cell> { lock.withLock { cells } }

        /// Returns the cell of a factory, which lives as long as the scope.
        func cell(_ declaration: Declaration) -> Cell {
            lock.withLock {
                if let cell = cells.value(declaration) { return cell }
                let cell = Cell(in: HeadMemory(capacity: 1))
                cells.set(cell, declaration)
                return cell
            }
        }
    }
}

extension Scope.Kind {
    /// The id of the library's scope of this kind; custom scopes have higher ids.
    @export(implementation) @inline(__always)
    var id: UInt32 { UInt32(truncatingIfNeeded: rawValue) &+ 1 }

    /// The library's scope of this kind.
    var standard: Scope {
        switch self {
        case .unique: .unique
        case .cached: .cached
        case .shared: .shared
        case .graph: .graph
        case .singleton: .standardSingleton
        }
    }

    /// The ids of the library's scopes.
    static let ids = Scope.Kind.unique.id...Scope.Kind.singleton.id
}
