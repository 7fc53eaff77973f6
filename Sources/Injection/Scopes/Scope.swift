import Synchronization

/// Says how long an instance lives and who shares it.
///
/// The five of the library are ``cached``, ``graph``, ``shared``, ``singleton`` and ``unique``. An instance of one of the classes is a
/// scope of your own, which ``ContainerManager/reset(scope:)`` clears by itself:
///
///     extension Scope { static let session = Cached() }
public class Scope: @unchecked Sendable {
    // Immutable here; the one subclass with state guards it.
    /// What the instances of a scope have in common.
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

    /// A new instance every time: what a factory without a scope does.
    public static let unique = Unique(standard: .unique)
    /// One instance per container, until it is reset.
    public static let cached = Cached(standard: .cached)
    /// One instance per container for as long as somebody else holds it.
    public static let shared = Shared(standard: .shared)
    /// One instance per cycle, from the outermost resolution to its end.
    public static let graph = Graph(standard: .graph)
    /// One instance per process, whatever happens to the container.
    @TaskLocal public static var singleton = Singleton.ofProcess
    /// Stands for ``singleton`` in a factory's options, whichever that is when the factory is resolved.
    static let standardSingleton = Singleton(standard: .singleton)

    /// The scope whose instances are never kept.
    public final class Unique: Scope, @unchecked Sendable {
        /// Makes a scope of your own.
        public init() { super.init(.unique) }
        fileprivate init(standard kind: Kind) { super.init(kind, id: kind.id) }
    }

    /// The scope whose instances a container keeps until it is reset.
    public final class Cached: Scope, @unchecked Sendable {
        /// Makes a scope of your own.
        public init() { super.init(.cached) }
        fileprivate init(standard kind: Kind) { super.init(kind, id: kind.id) }
    }

    /// The scope whose instances a container keeps weakly. Value types have no identity to share, so they are made anew every time.
    public final class Shared: Scope, @unchecked Sendable {
        /// Makes a scope of your own.
        public init() { super.init(.shared) }
        fileprivate init(standard kind: Kind) { super.init(kind, id: kind.id) }
    }

    /// The scope whose instances live for one cycle of resolutions, which belongs to the thread that started it.
    public final class Graph: Scope, @unchecked Sendable {
        fileprivate init(standard kind: Kind) { super.init(kind, id: kind.id) }
    }

    /// The scope whose instances belong to the process and not to a container.
    public final class Singleton: Scope, @unchecked Sendable {
        private let lock = Lock()
        // Guarded by `lock`.
        private var cells: [Declaration: Cell] = [:]

        /// Whether there ever was another singleton scope, so that until then nobody has to look which is the task's.
        private static let hasOthers = Atomic<Bool>(false)

        /// Makes a scope of your own, with instances of its own.
        public init() {
            Singleton.hasOthers.store(true, ordering: .relaxed)
            super.init(.singleton)
        }
        fileprivate init(standard kind: Kind) { super.init(kind, id: kind.id) }
        private init(copying other: Singleton) {
            Singleton.hasOthers.store(true, ordering: .relaxed)
            super.init(.singleton, id: other.id)
            cells = other.lock.withLock { other.cells }.mapValues { $0.copy() }
        }

        /// The scope whose instances live as long as the process.
        static let ofProcess = Singleton(standard: .singleton)

        /// Whether ``Scope/singleton`` is the process's here, and not that of a test.
        static var isOfProcess: Bool { !hasOthers.load(ordering: .relaxed) || Scope.singleton === ofProcess }

        /// Whether this stands for ``Scope/singleton``, whichever that is in the current task.
        var isStandard: Bool { id == Kind.singleton.id }

        /// Drops every instance of this scope.
        public func reset() {
            for cell in lock.withLock({ cells }).values { cell.clear() }
        }

        /// Returns a scope that begins with the same instances and then goes its own way, as a test needs it.
        public func clone() -> Singleton {
            Singleton(copying: self)
        }

        /// Returns the cell of a factory, which lives as long as the scope.
        func cell(_ declaration: Declaration) -> Cell {
            lock.withLock {
                if let cell = cells[declaration] { return cell }
                let cell = Cell(in: HeadMemory(capacity: 1))
                cells[declaration] = cell
                return cell
            }
        }
    }
}

extension Scope.Kind {
    /// The id of the library's own scope of this kind; those of a user's scopes come after.
    @inlinable @inline(__always)
    var id: UInt32 { UInt32(truncatingIfNeeded: rawValue) &+ 1 }

    /// The library's own scope of this kind.
    var standard: Scope {
        switch self {
        case .unique: .unique
        case .cached: .cached
        case .shared: .shared
        case .graph: .graph
        case .singleton: .standardSingleton
        }
    }

    /// The ids of the library's own scopes.
    static let ids = Scope.Kind.unique.id...Scope.Kind.singleton.id
}
