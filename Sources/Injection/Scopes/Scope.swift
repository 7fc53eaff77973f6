import Synchronization

/// The rule for how long an instance lives and which resolutions share it.
///
/// The library has five scopes: ``cached``, ``graph``, ``shared``, ``singleton`` and ``unique``. An instance of one of the classes is a
/// scope of your own, which ``ContainerManager/reset(scope:)`` clears separately:
///
///     extension Scope { static let session = Cached() }
public class Scope: @unchecked Sendable {
    // Immutable in this class; the one subclass with state guards that state.
    /// The kinds of scopes, each with the id of the library's scope of that kind; like ``Plan``, they are numbers.
    @usableFromInline
    enum Kind {
        @export(implementation) @inline(__always)
        static var unique: UInt32 { 1 }
        @export(implementation) @inline(__always)
        static var cached: UInt32 { 2 }
        @export(implementation) @inline(__always)
        static var shared: UInt32 { 3 }
        @export(implementation) @inline(__always)
        static var graph: UInt32 { 4 }
        @export(implementation) @inline(__always)
        static var singleton: UInt32 { 5 }
    }

    final let kind: UInt32
    /// The kind for one of the library's scopes; other scopes have higher ids.
    final let id: UInt32

    fileprivate static let count = Atomic<UInt32>(0)  // seams:skip Any number does the same.

    fileprivate init(_ kind: UInt32, id: UInt32? = nil) {
        self.kind = kind
        // seams:skip Any number that no other scope has does the same.
        self.id = id ?? Scope.count.add(1, ordering: .relaxed).newValue + 100
    }

    /// A new instance at every resolution, the default of a factory without a scope.
    public static let unique = Unique(standard: Kind.unique)
    /// One instance per container, until it is reset.
    public static let cached = Cached(standard: Kind.cached)
    /// One instance per container, for as long as other code holds it.
    public static let shared = Shared(standard: Kind.shared)
    /// One instance per resolution pass, from the start of the outermost resolution to its end.
    public static let graph = Graph(standard: Kind.graph)
    /// One instance per process, independent of any container.
    @TaskLocal public static var singleton = Singleton.ofProcess
    /// The placeholder for ``singleton`` in a factory's options, replaced by the current value at every resolution.
    static let standardSingleton = Singleton(standard: Kind.singleton)

    /// A scope that keeps no instances.
    public final class Unique: Scope, @unchecked Sendable {
        /// Creates a custom scope.
        public init() { super.init(Kind.unique) }
        fileprivate init(standard kind: UInt32) { super.init(kind, id: kind) }
    }

    /// A scope whose instances a container keeps until it is reset.
    public final class Cached: Scope, @unchecked Sendable {
        /// Creates a custom scope.
        public init() { super.init(Kind.cached) }
        fileprivate init(standard kind: UInt32) { super.init(kind, id: kind) }
    }

    /// A scope whose instances a container keeps weakly.
    ///
    /// Value types have no identity to share, so every resolution creates a new value.
    public final class Shared: Scope, @unchecked Sendable {
        /// Creates a custom scope.
        public init() { super.init(Kind.shared) }
        fileprivate init(standard kind: UInt32) { super.init(kind, id: kind) }
    }

    /// A scope whose instances live for one resolution pass, which belongs to the thread that started it.
    public final class Graph: Scope, @unchecked Sendable {
        fileprivate init(standard kind: UInt32) { super.init(kind, id: kind) }
    }

    /// A scope whose instances belong to the process and not to a container.
    public final class Singleton: Scope, @unchecked Sendable {
        private let lock = Lock()
        // Guarded by `lock`.
        private var cells = Index<Declaration, Cell>()

        /// Whether a second singleton scope was ever created; until then, the task-local value need not be read.
        private static let hasOthers = Atomic<Bool>(false)  // seams:skip A shortcut of release builds.

        /// Creates a custom scope with its own instances.
        public init() {
            Singleton.hasOthers.store(true, ordering: .relaxed)  // seams:skip A shortcut of release builds.
            super.init(Kind.singleton)
        }
        fileprivate init(standard kind: UInt32) { super.init(kind, id: kind) }
        private init(copying other: Singleton) {
            Singleton.hasOthers.store(true, ordering: .relaxed)  // seams:skip A shortcut of release builds.
            super.init(Kind.singleton, id: other.id)
            cells = other.currentCells.mapValues { $0.copy() }
        }

        /// The scope whose instances live as long as the process.
        static let ofProcess = Singleton(standard: Kind.singleton)

        /// Whether ``Scope/singleton`` is the process's scope here, and not a test's.
        // seams:skip Only release builds ask.
        static var isOfProcess: Bool { !hasOthers.load(ordering: .relaxed) || Scope.singleton === ofProcess }

        /// Whether this scope stands for the ``Scope/singleton`` of the current task.
        var isStandard: Bool { id == Kind.singleton }

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
                cells.set(cell, declaration)  // seams:skip(doubled) Set twice, it is the same.
                return cell
            }
        }
    }
}

extension Scope {
    /// Returns the library's scope of a kind.
    static func standard(_ kind: UInt32) -> Scope {
        switch kind {
        case Kind.cached: cached
        case Kind.shared: shared
        case Kind.graph: graph
        case Kind.singleton: standardSingleton
        default: unique
        }
    }
}
