public import Synchronization

/// The part of a cell that is read at every resolution: in one piece of memory, and with no reference counts on the way to it.
@usableFromInline
struct CellHead<T>: ~Copyable {
    @usableFromInline let lock = Lock()
    /// What was set for the factory, as far as handing out a cached instance goes: see ``Options/summary``.
    @usableFromInline let summary = Atomic<UInt64>(0)
    /// The instance that is kept strongly, guarded by `lock`.
    @usableFromInline var instance: T?
    /// The head of the process's singleton of the same factory, once it is known; it lives as long as the process.
    let singleton = Atomic<UnsafeMutableRawPointer?>(nil)
    /// The cell, which owns this head.
    let cell: Unmanaged<AnyObject>

    init(of cell: AnyObject) {
        self.cell = Unmanaged.passUnretained(cell)
    }

    /// The id of the scope that was set, 0 if none was.
    @inlinable @inline(__always)
    var scopeID: UInt32 { UInt32(truncatingIfNeeded: summary.load(ordering: .relaxed) >> 32) }

    /// Returns the instance, if there is one.
    @inlinable @inline(__always)
    func read() -> T? {
        lock.lock()
        defer { lock.unlock() }
        return instance
    }

    /// Returns the instance of a cached factory, or of a singleton, if there is one and nothing else is to be done first.
    @inlinable @inline(__always)
    func readIfPlain() -> T? {
        let summary = summary.load(ordering: .acquiring)
        if summary == UInt64(Scope.Kind.cached.id) << 32 { return read() }
        return summary == UInt64(Scope.Kind.singleton.id) << 32 ? readSingleton() : nil
    }

    @usableFromInline
    func readSingleton() -> T? {
        guard let head = singleton.load(ordering: .acquiring), Scope.Singleton.isOfProcess else { return nil }
        return head.assumingMemoryBound(to: CellHead<T>.self).pointee.read()
    }

    /// Puts an instance in the place of another, which the caller lets go when no lock is held.
    mutating func exchange(_ new: T?) -> T? {
        lock.lock()
        defer { lock.unlock() }
        let old = instance
        instance = new
        return old
    }
}
