/// The place of one cached instance, and the work of building it.
@usableFromInline
class Cell<T>: Work, @unchecked Sendable {
    @usableFromInline final let head: UnsafeMutablePointer<CellHead<T>>
    final weak var object: AnyObject?
    /// When the instance was last handed out, for factories with a time to live.
    final var lastUse: ContinuousClock.Instant?
    /// Which scope the instance belongs to.
    final var scopeID: UInt32 = 0
    /// Goes up whenever the instance is dropped, so that one which was begun before then is not kept.
    final var generation = 0
    /// The cells of the other parameters, for factories with an instance per parameter.
    final var variants: [AnyHashable: Cell<T>] = [:]

    override init() {
        head = .allocate(capacity: 1)
        super.init()
        head.initialize(to: CellHead(of: self))
    }

    deinit {
        head.deinitialize(count: 1)
        head.deallocate()
    }

    /// The instance that is kept strongly, if there is one. Who sets it keeps the old one until `lock` is free.
    final var strong: T? {
        get { head.pointee.read() }
        set { _ = head.pointee.exchange(newValue) }
    }

    /// How an instance is kept, and for how long.
    struct Keeping {
        var scopeID: UInt32
        var isWeak = false
        var keepsNil = false
        var timeToLive: Duration?
        var now: ContinuousClock.Instant?
    }

    /// Returns the instance, which exactly one of the threads that ask for it builds, and whether it is new.
    ///
    /// A thread that asks again while it is building gets an instance of its own that is not kept.
    final func instance(_ keeping: Keeping, on thread: ThreadState, build: () -> T) -> (T, isNew: Bool) {
        while true {
            lock.lock()
            if let kept = kept(keeping) {
                lock.unlock()
                return (kept, false)
            }
            guard let worker else { return (begin(keeping, on: thread, build), true) }
            lock.unlock()
            if worker === thread || !wait(as: thread) { return (build(), true) }
        }
    }

    /// Called with the lock held.
    private final func kept(_ keeping: Keeping) -> T? {
        if let limit = keeping.timeToLive, let now = keeping.now {
            if let lastUse, now - lastUse > limit { return nil }
            lastUse = now
        }
        if let strong { return strong }
        guard let object else { return nil }
        return object as? T
    }

    /// Called with the lock held, which it releases.
    private final func begin(_ keeping: Keeping, on thread: ThreadState, _ build: () -> T) -> T {
        worker = thread
        let begun = generation
        lock.unlock()
        thread.undertaken.append(self)

        let instance = build()

        thread.undertaken.removeLast()
        lock.lock()
        let replaced = strong
        if generation == begun { keep(instance, keeping) }
        let mustWake = endWork()
        lock.unlock()
        withExtendedLifetime(replaced) {}
        if mustWake { wakeWaiters() }
        return instance
    }

    private final func keep(_ instance: T, _ keeping: Keeping) {
        guard let present = keeping.keepsNil ? instance : Dynamic.unwrapped(instance) else { return }
        if keeping.isWeak {
            guard let reference = Dynamic.object(present) else { return }
            object = reference
        } else {
            strong = instance
        }
        scopeID = keeping.scopeID
        lastUse = keeping.now
    }

    /// What a cell holds, taken out of it or waiting to be put back.
    struct Content {
        var strong: T?
        weak var object: AnyObject?
        var lastUse: ContinuousClock.Instant?
        var scopeID: UInt32
        var variants: [AnyHashable: Cell<T>]
    }

    /// Called with the lock held.
    final var content: Content {
        get { Content(strong: strong, object: object, lastUse: lastUse, scopeID: scopeID, variants: variants) }
        set {
            (strong, object, lastUse) = (newValue.strong, newValue.object, newValue.lastUse)
            (scopeID, variants) = (newValue.scopeID, newValue.variants)
            generation += 1
        }
    }

    /// Called with the lock held. The caller lets the result go after the lock is free, as a `deinit` may run.
    final func drop() -> Content {
        let dropped = content
        content = Content(strong: nil, object: nil, lastUse: nil, scopeID: 0, variants: [:])
        return dropped
    }

    /// Called with the lock held.
    final var isEmpty: Bool {
        strong == nil && object == nil && variants.isEmpty
    }

    @usableFromInline
    override func clear() {
        withExtendedLifetime(lock.withLock { drop() }) {}
    }

    final func replace(_ content: Content) {
        let old = lock.withLock {
            defer { self.content = content }
            return self.content
        }
        withExtendedLifetime(old) {}
    }

    override func copy() -> Work {
        let copy = Cell<T>()
        copy.content = lock.withLock { content }
        copy.variants = copy.variants.mapValues { unsafeDowncast($0.copy(), to: Cell<T>.self) }
        return copy
    }

    /// Called with the lock held.
    final func variant(_ parameter: AnyHashable) -> Cell<T> {
        if let cell = variants[parameter] { return cell }
        let cell = Cell<T>()
        variants[parameter] = cell
        return cell
    }
}
