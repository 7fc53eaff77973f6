public import Synchronization

/// The part of a cell that is read at every resolution: its first 64 bytes, and with no reference counts on the way to it.
@usableFromInline
struct CellHead: ~Copyable {
    /// Room for an instance of at most five words: a reference with its protocols, or a small value. It must stay the first field.
    private var room = (UInt(0), UInt(0), UInt(0), UInt(0), UInt(0))
    /// What the factory makes, and from what.
    @usableFromInline let type: ObjectIdentifier
    /// What is set for the factory, as far as the common cases must know: see ``Options/summary``.
    @usableFromInline let summary = Atomic<UInt32>(0)
    /// Guards what is not atomic in here, and all that the cell has besides.
    @usableFromInline var lock = Lock()
    /// Whether the room is taken.
    @usableFromInline var isTaken = false
    /// The head of the manager that the slot belongs to; other cells have none.
    @usableFromInline let manager: UnsafeMutablePointer<ManagerHead>?

    // What follows is read less often.

    /// What is set for the factory.
    @usableFromInline var options = Options()
    /// The head of the process's singleton of the same factory, once it is known; it lives as long as the process.
    let singleton = Atomic<UnsafeMutablePointer<CellHead>?>(nil)
    /// The cell, which keeps this head.
    let cell: Unmanaged<Cell>

    init(of cell: Cell, type: ObjectIdentifier, _ manager: UnsafeMutablePointer<ManagerHead>?) {
        self.cell = Unmanaged.passUnretained(cell)
        self.type = type
        self.manager = manager
    }

    /// The id of the scope that was set, 0 if none was.
    @inlinable @inline(__always)
    var scopeID: UInt32 { summary.load(ordering: .relaxed) >> 8 }

    /// What to do when the factory is resolved and nothing concerns its whole container.
    @inlinable @inline(__always)
    var plan: Plan { unsafeBitCast(UInt8(truncatingIfNeeded: summary.load(ordering: .acquiring)), to: Plan.self) }
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
        return pointee.options.registration
    }

    /// The head of the singleton, if it is known and the process's is the one that counts here.
    @usableFromInline
    var singletonOfProcess: UnsafeMutablePointer<CellHead>? {
        guard let head = pointee.singleton.load(ordering: .acquiring), Scope.Singleton.isOfProcess else { return nil }
        return head
    }

    /// The lock, for as long as there is the head.
    var lock: UnsafeMutablePointer<Lock> { withUnsafeMutablePointer(to: &pointee.lock) { $0 } }
}
