/// The place of one cached instance, and the work of building it.
@usableFromInline
class Cell: Work, @unchecked Sendable {
    @usableFromInline final let head: UnsafeMutablePointer<CellHead>
    /// What keeps the head, if it is not the cell itself.
    private let memory: HeadMemory?
    // Guarded by `lock`, as everything in a work is.
    @exclusivity(unchecked) private(set) final var content: Content?
    /// Goes up whenever the instance is dropped, so that one which was begun before then is not kept.
    @exclusivity(unchecked) private final var generation = 0

    /// What a cell holds; it is replaced as a whole, so that to save it is to keep a reference.
    final class Content: @unchecked Sendable {
        // Guarded by the lock of the one cell that has it: only `lastUse` is ever written.
        let strong: Kept?
        private(set) weak var object: AnyObject?
        /// When the instance was last handed out, for factories with a time to live.
        var lastUse: ContinuousClock.Instant?
        /// Which scope the instance belongs to.
        let scopeID: UInt32
        /// The cells of the other parameters, for factories with an instance per parameter.
        let variants: [AnyHashable: Cell]

        init(
            strong: Kept? = nil, object: AnyObject? = nil, lastUse: ContinuousClock.Instant? = nil, scopeID: UInt32 = 0,
            variants: [AnyHashable: Cell] = [:]
        ) {
            self.strong = strong
            self.object = object
            self.lastUse = lastUse
            self.scopeID = scopeID
            self.variants = variants
        }

        var isEmpty: Bool { strong == nil && object == nil && variants.isEmpty }

        func with(variants: [AnyHashable: Cell]) -> Content {
            Content(strong: strong, object: object, lastUse: lastUse, scopeID: scopeID, variants: variants)
        }
    }

    /// How an instance is kept, and for how long.
    struct Keeping {
        var scopeID: UInt32 = 0
        var isWeak = false
        var keepsNil = false
        var timeToLive: Duration?
        var now: ContinuousClock.Instant?
    }

    /// Makes an empty cell.
    ///
    /// - Parameters:
    ///   - memory: Where its head goes, if it must not disturb others and they not it.
    ///   - type: What the factory makes, and from what, if the cell is a slot.
    ///   - manager: The manager that the slot belongs to.
    init(
        in memory: HeadMemory? = nil, type: ObjectIdentifier = ObjectIdentifier(Never.self),
        _ manager: UnsafeMutablePointer<ManagerHead>? = nil
    ) {
        self.memory = memory
        head = memory?.next() ?? .allocate(capacity: 1)
        // Only the address of the lock is taken here, before there is one.
        super.init(head.lock)
        head.initialize(to: CellHead(of: self, type: type, manager))
    }

    deinit {
        content?.strong?.leave(head)
        head.deinitialize(count: 1)
        if memory == nil { head.deallocate() }
    }

    /// Returns the instance, which exactly one of the threads that ask for it builds, and whether it is new.
    ///
    /// A thread that asks again while it is building gets an instance of its own that is not kept.
    final func instance<T>(_ keeping: Keeping, on thread: ThreadState, build: () -> T) -> (T, isNew: Bool) {
        while true {
            lock.lock()
            if let kept: T = kept(keeping) {
                lock.unlock()
                return (kept, false)
            }
            guard let worker else { return (begin(keeping, on: thread, build), true) }
            lock.unlock()
            if worker === thread || !wait(as: thread) { return (build(), true) }
        }
    }

    /// Called with the lock held.
    private final func kept<T>(_ keeping: Keeping) -> T? {
        if let limit = keeping.timeToLive, let now = keeping.now {
            guard let content, let lastUse = content.lastUse, now - lastUse <= limit else { return nil }
            content.lastUse = now
        }
        if let strong = content?.strong { return unsafeDowncast(strong, to: Kept.Instance<T>.self).value }
        return content?.object.flatMap { $0 as? T }
    }

    /// Called with the lock held, which it releases.
    private final func begin<T>(_ keeping: Keeping, on thread: ThreadState, _ build: () -> T) -> T {
        worker = thread
        let begun = generation
        lock.unlock()
        thread.undertaken.append(self)

        let instance = build()

        thread.undertaken.removeLast()
        let new = content(instance, keeping)
        lock.lock()
        let old = generation == begun ? replace(new) : nil
        let mustWake = endWork()
        lock.unlock()
        withExtendedLifetime(old) {}
        if mustWake { wakeWaiters() }
        return instance
    }

    private final func content<T>(_ instance: T, _ keeping: Keeping) -> Content {
        let present = Dynamic.unwrapped(instance)
        if keeping.isWeak {
            return Content(object: present.flatMap(Dynamic.object), lastUse: keeping.now, scopeID: keeping.scopeID)
        }
        let strong = present != nil || keeping.keepsNil ? Kept.Instance(instance) : nil
        return Content(strong: strong, lastUse: keeping.now, scopeID: keeping.scopeID)
    }

    /// Called with the lock held; who calls lets the result go after the lock is free, as a `deinit` may run.
    private final func replace(_ new: Content?) -> Content? {
        var old = new
        content?.strong?.leave(head)
        swap(&content, &old)
        new?.strong?.enter(head)
        return old
    }

    /// Drops the instance, or puts another in its place; what is being built meanwhile is not kept. Called with the lock held.
    final func exchange(_ new: Content? = nil) -> Content? {
        generation += 1
        return replace(new)
    }

    /// Drops the instance.
    final func clear() {
        withExtendedLifetime(lock.withLock { exchange() }) {}
    }

    /// Puts back what was saved.
    final func restore(_ saved: Content?) {
        withExtendedLifetime(lock.withLock { exchange(saved) }) {}
    }

    /// What the cell holds now.
    final var saved: Content? { lock.withLock { content } }

    /// Whether its instance, or that of one of its parameters, belongs to a scope.
    final func belongs(to scopeID: UInt32) -> Bool {
        guard let content = saved else { return false }
        return content.scopeID == scopeID || content.variants.values.contains { $0.belongs(to: scopeID) }
    }

    /// Returns another cell with the same instances.
    final func copy() -> Cell {
        let (copy, content) = (Cell(), saved)
        copy.restore(content.map { $0.with(variants: $0.variants.mapValues { $0.copy() }) })
        return copy
    }

    /// The cell of one parameter. It is looked for with no lock held, as to compare parameters is the user's code.
    final func variant(_ parameter: AnyHashable) -> Cell {
        while true {
            let before = saved
            if let cell = before?.variants[parameter] { return cell }
            let cell = Cell()
            let after = (before ?? Content()).with(variants: (before?.variants ?? [:]).merging([parameter: cell]) { $1 })
            let isCurrent = lock.withLock {
                guard content === before else { return false }
                content = after
                return true
            }
            if isCurrent { return cell }
        }
    }
}
