public import Synchronization

/// The part of a cell that is read at every resolution: in one piece of memory, and with no reference counts on the way to it.
@usableFromInline
struct CellHead: ~Copyable {
    /// Room for an instance of at most five words: a reference with its protocols, or a small value. It must stay the first field.
    private var room = (UInt(0), UInt(0), UInt(0), UInt(0), UInt(0))
    /// What was set for the factory, as far as the common cases must know.
    @usableFromInline let summary = Atomic<UInt64>(0)
    /// Guards the room, and what is registered.
    @usableFromInline let lock = Lock()
    /// Whether the room is taken.
    @usableFromInline var isTaken = false
    /// What is registered: see ``Options/registration``.
    @usableFromInline var registration: AnyObject?
    /// The head of the process's singleton of the same factory, once it is known; it lives as long as the process.
    let singleton = Atomic<UnsafeMutablePointer<CellHead>?>(nil)
    /// The cell, which owns this head.
    let cell: Unmanaged<Cell>

    init(of cell: Cell) {
        self.cell = Unmanaged.passUnretained(cell)
    }

    /// The id of the scope that was set, 0 if none was.
    @inlinable @inline(__always)
    var scopeID: UInt32 { UInt32(truncatingIfNeeded: summary.load(ordering: .relaxed) >> 32) }

    /// What to do when the factory is resolved and nothing concerns its whole container.
    @inlinable @inline(__always)
    var plan: Plan {
        let summary = summary.load(ordering: .acquiring)
        let (scope, other) = (summary >> 32, summary & 0xFFFF_FFFF)
        if scope == UInt64(Scope.Kind.cached.id) && other & ~Summary.kindOfClosure == 0 { return .readCached }
        if scope <= UInt64(Scope.Kind.unique.id) && other & ~Summary.isRegistered == 0 {
            return other == 0 ? .callDefinition : .callRegistered
        }
        return scope == UInt64(Scope.Kind.singleton.id) && other & ~Summary.kindOfClosure == 0 ? .readSingleton : .lookCloser
    }

    /// The common cases.
    @usableFromInline
    enum Plan {
        case readCached, readSingleton, callDefinition, callRegistered, lookCloser
    }

    /// The bits of the summary's lower half; in the upper is the scope's id.
    @usableFromInline
    enum Summary {
        @usableFromInline static let isRegistered: UInt64 = 1
        /// Which closure counts concerns new instances only: a registration or contexts.
        @usableFromInline static let kindOfClosure: UInt64 = 3
        static let hasContexts: UInt64 = 2
        static let isDecorated: UInt64 = 4
        static let hasTimeToLive: UInt64 = 8
        static let dependsOnParameters: UInt64 = 16
    }
}

extension UnsafeMutablePointer<CellHead> {
    @inlinable @inline(__always)
    func room<T>(for type: T.Type) -> UnsafeMutablePointer<T>? {
        guard MemoryLayout<T>.size <= 40 && MemoryLayout<T>.alignment <= 8 else { return nil }
        return UnsafeMutableRawPointer(self).assumingMemoryBound(to: type)
    }

    /// Returns the instance in the room, if there is one.
    @inlinable @inline(__always)
    func read<T>() -> T? {
        guard let room = room(for: T.self) else { return nil }
        pointee.lock.lock()
        defer { pointee.lock.unlock() }
        return pointee.isTaken ? room.pointee : nil
    }

    /// Returns what is registered, if something is.
    @inlinable @inline(__always)
    func readRegistration() -> AnyObject? {
        pointee.lock.lock()
        defer { pointee.lock.unlock() }
        return pointee.registration
    }

    /// Makes the head agree with the options; called with the cell's lock held.
    func publish(_ options: Options) {
        pointee.lock.withLock { pointee.registration = options.registration }
        pointee.summary.store(options.summary, ordering: .releasing)
    }

    /// The head of the singleton, if it is known and the process's is the one that counts here.
    @usableFromInline
    var singletonOfProcess: UnsafeMutablePointer<CellHead>? {
        guard let head = pointee.singleton.load(ordering: .acquiring), Scope.Singleton.isOfProcess else { return nil }
        return head
    }
}

/// An instance that a cell keeps, whatever its type.
class Kept: @unchecked Sendable {
    // Immutable; what is Sendable or not is the business of who resolves it.

    /// Puts a copy into the room of a head.
    func enter(_ head: UnsafeMutablePointer<CellHead>) {}
    /// Takes the copy out of the room again.
    func leave(_ head: UnsafeMutablePointer<CellHead>) {}

    final class Instance<T>: Kept, @unchecked Sendable {
        let value: T

        init(_ value: T) { self.value = value }

        override func enter(_ head: UnsafeMutablePointer<CellHead>) {
            guard let room = head.room(for: T.self) else { return }
            head.pointee.lock.withLock {
                room.initialize(to: value)
                head.pointee.isTaken = true
            }
        }

        override func leave(_ head: UnsafeMutablePointer<CellHead>) {
            guard let room = head.room(for: T.self) else { return }
            head.pointee.lock.withLock {
                room.deinitialize(count: 1)
                head.pointee.isTaken = false
            }
        }
    }
}
