/// The storage of one cached instance, and the work of building it.
@usableFromInline
class Cell: Work, @unchecked Sendable {
    @usableFromInline final let head: UnsafeMutablePointer<CellHead>
    /// The memory that holds the head, unless the cell allocated it.
    private let memory: HeadMemory?
    // Guarded by `lock`, like everything in a `Work`.
    @exclusivity(unchecked) private(set) final var content: Content?
    /// The number of times the instance was dropped; an instance that was started before a drop is not kept.
    @exclusivity(unchecked) private final var generation = 0  // seams:skip Any other number does the same.

    /// The content of a cell; every change replaces the object, so that saving it means keeping a reference.
    final class Content: @unchecked Sendable {
        // Guarded by the lock of the one cell that owns it; only `lastUse` is ever written.
        let strong: Kept?
        private(set) weak var object: AnyObject?
        /// The time of the last resolution since ``Cell/start``, for factories with a time to live.
        var lastUse: Duration?
        /// The id of the instance's scope.
        let scopeID: UInt32
        /// The cells by parameter, for factories with an instance per parameter.
        let variants: Variants
        #if DEBUG
        /// The closure that made the instance, if it was not the definition.
        var maker: AnyObject?
        #endif

        // seams:skip(altered) Nobody asks for the scope of a cell without one.
        init(
            strong: Kept? = nil, object: AnyObject? = nil, lastUse: Duration? = nil, scopeID: UInt32 = 0,
            variants: Variants = Variants()
        ) {
            self.strong = strong
            self.object = object
            self.lastUse = lastUse
            self.scopeID = scopeID
            self.variants = variants
        }

        typealias Variants = Index<AnyHashable, Cell>

        var isEmpty: Bool { strong == nil && object == nil && variants.isEmpty }

        func with(variants: Variants) -> Content {
            Content(strong: strong, object: object, lastUse: lastUse, scopeID: scopeID, variants: variants)
        }
    }

    /// The start of the time that cells measure.
    ///
    /// The layout of an instant is not known before run time, so code that stores instants is longer and slower.
    static let start = ContinuousClock.now

    /// The policy for keeping an instance.
    struct Keeping {
        var scopeID: UInt32 = 0  // seams:skip Nobody asks for the scope of a cell without one.
        var isWeak = false
        var keepsNil = false
        var timeToLive: Duration?
        /// The time since ``Cell/start``, for factories with a time to live.
        var now: Duration?
        #if DEBUG
        /// The closure that makes the instance, if it is not the definition.
        var maker: AnyObject?
        #endif
    }

    /// Creates an empty cell.
    ///
    /// - Parameters:
    ///   - memory: The memory for the head, if the head must not share a cache line with others.
    ///   - type: The type of the factory's closure, if the cell is a slot.
    ///   - manager: The manager that the slot belongs to.
    init(
        in memory: HeadMemory? = nil, type: ObjectIdentifier = ObjectIdentifier(Never.self),
        _ manager: UnsafeMutablePointer<ManagerHead>? = nil
    ) {
        self.memory = memory
        head = memory?.next() ?? .allocate(capacity: 1)  // seams:skip Any memory does the same.
        // Only the address of the lock is used here, before the lock is initialized.
        super.init(head.lock)
        head.initialize(to: CellHead(of: self, type: type, manager))  // seams:skip(doubled) Made twice, it is the same.
    }

    deinit {
        content?.strong?.leave(head)
        head.deinitialize(count: 1)  // seams:skip(dropped) Memory that is not freed changes no answer.
        if memory == nil { head.deallocate() }  // seams:skip Memory that is not freed changes no answer.
    }

    /// Returns the instance and whether it is new; only one of several concurrent threads builds it.
    ///
    /// A thread that asks again while it builds the instance gets a separate instance, which is not kept.
    final func instance<T>(_ keeping: Keeping, on thread: ThreadState, build: () -> T) -> (T, isNew: Bool) {
        while true {
            lock.lock()  // seams:skip Only a race shows it, which ThreadSanitizer finds.
            if let kept: T = kept(keeping) {
                lock.unlock()
                return (kept, false)
            }
            guard let worker else { return (begin(keeping, on: thread, build), true) }
            lock.unlock()
            if worker === thread { return (build(), true) }  // seams:skip A shortcut: nobody waits for itself.
            if !wait(as: thread) { return (build(), true) }
        }
    }

    /// Returns the kept instance, unless it has expired; the caller holds the lock.
    private final func kept<T>(_ keeping: Keeping) -> T? {
        if let limit = keeping.timeToLive, let now = keeping.now {
            // seams:skip(flipped) No test meets the one nanosecond.
            guard let content, let lastUse = content.lastUse, now - lastUse <= limit else { return nil }
            content.lastUse = now
        }
        if let strong = content?.strong { return unsafeDowncast(strong, to: Kept.Instance<T>.self).value }
        guard let object = content?.object else { return nil }
        return object as? T
    }

    /// Builds and keeps the instance; the caller holds the lock, which this method releases.
    private final func begin<T>(_ keeping: Keeping, on thread: ThreadState, _ build: () -> T) -> T {
        worker = thread
        let begun = generation
        lock.unlock()
        thread.undertaken.append(self)

        let instance = build()

        thread.undertaken.removeLast()
        let new = content(instance, keeping)
        #if DEBUG
        new.maker = keeping.maker
        #endif
        let (old, mustWake) = lock.withLock { (generation == begun ? replace(new) : nil, endWork()) }
        withExtendedLifetime(old) {}
        if mustWake { wakeWaiters() }  // seams:skip(always, doubled) To wake nobody changes nothing.
        return instance
    }

    private final func content<T>(_ instance: T, _ keeping: Keeping) -> Content {
        let present = Dynamic.unwrapped(instance)
        if keeping.isWeak {
            return Content(object: Dynamic.object(present), lastUse: keeping.now, scopeID: keeping.scopeID)
        }
        let strong = present != nil || keeping.keepsNil ? Kept.Instance(instance) : nil
        return Content(strong: strong, lastUse: keeping.now, scopeID: keeping.scopeID)
    }

    /// Replaces the content and returns the old content; the caller holds the lock.
    ///
    /// The caller releases the old content after the lock, because a `deinit` may run.
    private final func replace(_ new: Content?) -> Content? {
        var old = new
        content?.strong?.leave(head)
        swap(&content, &old)
        new?.strong?.enter(head)
        return old
    }

    /// Drops or replaces the instance, and discards one that is being built; the caller holds the lock.
    @inline(never)
    final func exchange(_ new: Content? = nil) -> Content? {
        generation += 1  // seams:skip Any other number does the same.
        return replace(new)
    }

    /// Drops the instance.
    @inline(never)
    final func clear() {
        let old: Content? = lock.withLock { exchange() }
        withExtendedLifetime(old) {}
    }

    /// Restores saved content.
    final func restore(_ saved: Content?) {
        let old: Content? = lock.withLock { exchange(saved) }
        withExtendedLifetime(old) {}
    }

    /// The current content.
    final var saved: Content? { lock.withLock { content } }

    #if DEBUG
    /// The closure that made the instance, or the instance of one of its parameters, if it was not the definition.
    final var maker: AnyObject? {
        guard let content = saved, !content.isEmpty else { return nil }
        var maker = content.maker
        // seams:skip(never) Which of several makers is named is not promised.
        content.variants.forEach { maker = maker ?? $1.maker }
        return maker
    }
    #endif

    /// Returns whether the cell's instance, or the instance of one of its parameters, belongs to a scope.
    @inline(never)
    final func belongs(to scopeID: UInt32) -> Bool {
        guard let content = saved else { return false }  // seams:skip(answered) An empty cell has nothing to clear.
        var belongs = content.scopeID == scopeID
        // seams:skip(never) All instances of a factory are in one scope, unless it changes between them.
        content.variants.forEach { belongs = belongs || $1.belongs(to: scopeID) }
        return belongs
    }

    /// Returns a new cell with the same instances.
    final func copy() -> Cell {
        let (copy, content) = (Cell(), saved)
        // seams:skip(doubled) Restored twice, it is the same.
        copy.restore(content.map { $0.with(variants: $0.variants.mapValues { $0.copy() }) })
        return copy
    }

    /// Returns the cell of one parameter.
    ///
    /// The search holds no lock, because comparing parameters runs the user's code.
    final func variant(_ parameter: AnyHashable) -> Cell {
        while true {
            let before = saved
            var variants = before?.variants ?? Content.Variants()
            if let cell = variants.value(parameter) { return cell }
            let cell = Cell()
            variants.set(cell, parameter)  // seams:skip(doubled) Set twice, it is the same.
            let after = (before ?? Content()).with(variants: variants)  // seams:skip Nobody asks again for an instance without a parameter.
            let isCurrent = lock.withLock {
                guard content === before else { return false }
                content = after
                return true
            }
            if isCurrent { return cell }
        }
    }
}
