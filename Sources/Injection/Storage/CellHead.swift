public import Synchronization

/// The part of a cell that every resolution reads: its first 64 bytes, reached without reference counting.
@usableFromInline
struct CellHead: ~Copyable {
    /// Room for an instance of at most five words: a reference with its protocols, or a small value.
    ///
    /// It must stay the first field.
    private var room = (UInt(0), UInt(0), UInt(0), UInt(0), UInt(0))  // seams:skip Nobody reads it before it is written.
    /// The type of the factory's closure.
    @usableFromInline let type: ObjectIdentifier
    /// The summary of the factory's options for the common cases; see ``Options/summary``.
    @usableFromInline let summary = Atomic<UInt32>(0)
    /// The lock for the head's fields that are not atomic, and for the rest of the cell.
    @usableFromInline var lock = Lock()
    /// Whether the room holds an instance.
    @usableFromInline var isTaken = false
    /// The head of the slot's manager, or nil for other cells.
    @usableFromInline let manager: UnsafeMutablePointer<ManagerHead>?

    // The fields below are read less often.

    /// The factory's options.
    @usableFromInline var options = Options()
    /// The head of the same factory's process-wide singleton, once it is known; it lives as long as the process.
    let singleton = Atomic<UnsafeMutablePointer<CellHead>?>(nil)
    /// The cell that owns this head.
    let cell: Unmanaged<Cell>

    init(of cell: Cell, type: ObjectIdentifier, _ manager: UnsafeMutablePointer<ManagerHead>?) {
        self.cell = Unmanaged.passUnretained(cell)
        self.type = type
        self.manager = manager
    }

    /// The id of the factory's scope, or 0 without a scope.
    @export(implementation) @inline(__always)
    var scopeID: UInt32 { summary.load(ordering: .relaxed) >> 8 }

    /// The plan for resolving the factory when no setting affects the whole container.
    @export(implementation) @inline(__always)
    var plan: UInt8 { UInt8(truncatingIfNeeded: summary.load(ordering: .acquiring)) }
}

extension UnsafeMutablePointer<CellHead> {
    @export(implementation) @inline(__always)
    func room<T>(for type: T.Type) -> UnsafeMutablePointer<T>? {
        // seams:skip A shortcut: the cell keeps it as well.
        guard MemoryLayout<T>.size <= 40 && MemoryLayout<T>.alignment <= 8 else { return nil }
        return UnsafeMutableRawPointer(self).assumingMemoryBound(to: type)
    }

    /// Returns the instance in the room, if there is one.
    @export(implementation) @inline(__always)
    func read<T>() -> T? {
        guard let room = room(for: T.self) else { return nil }
        pointee.lock.lock()  // seams:skip Only a race shows it.
        defer { pointee.lock.unlock() }
        return pointee.isTaken ? room.pointee : nil
    }

    /// Returns the registered closure, if there is one.
    @export(implementation) @inline(__always)
    func readRegistration() -> AnyObject? {
        pointee.lock.lock()  // seams:skip Only a race shows it.
        defer { pointee.lock.unlock() }
        return pointee.options.registration
    }

    /// The head of the singleton, if it is known and the process's scope applies here.
    @usableFromInline
    var singletonOfProcess: UnsafeMutablePointer<CellHead>? {
        // seams:skip Only release builds come here.
        guard let head = pointee.singleton.load(ordering: .acquiring), Scope.Singleton.isOfProcess else { return nil }
        return head  // seams:skip Only release builds come here.
    }

    /// The address of the lock, valid as long as the head.
    var lock: UnsafeMutablePointer<Lock> { withUnsafeMutablePointer(to: &pointee.lock) { $0 } }
}
