public import Synchronization

/// The stack of a thread that made a container, by which a resolution on the same thread finds the thread's state without a look-up.
///
/// It lives as long as the process, because containers outlive threads.
@usableFromInline
struct ThreadStack: ~Copyable {
    /// The lowest address.
    @usableFromInline let low: UInt
    /// The number of bytes, or 0 once the thread has ended, when another one may get the same stack.
    @usableFromInline let size: Atomic<UInt>
    /// The state of the thread, which ends with it.
    @usableFromInline let thread: UnsafeMutablePointer<ThreadHead>

    /// The longest known part of a stack.
    ///
    /// The main thread's stack may have no limit, but Linux keeps only the 128 MB below its start free of other stacks.
    private static let longest: UInt = 64 << 20  // seams:skip It only decides who takes the long way.

    private init(_ bounds: Range<UInt>, _ thread: UnsafeMutablePointer<ThreadHead>) {
        let size = min(UInt(bounds.count), ThreadStack.longest)
        low = bounds.upperBound - size
        self.size = Atomic(size)
        self.thread = thread
    }

    /// Returns the stack of the calling thread, in memory of its own: other threads read it while the thread changes its state.
    static func make(for thread: UnsafeMutablePointer<ThreadHead>) -> UnsafeMutablePointer<ThreadStack> {
        // seams:skip Any memory that is large enough does the same.
        let memory = UnsafeMutableRawPointer.allocate(byteCount: 128, alignment: 128).bindMemory(to: ThreadStack.self, capacity: 1)
        memory.initialize(to: ThreadStack(Stack.bounds, thread))  // seams:skip(doubled) Initialized twice, it is the same.
        return memory
    }

    /// Returns whether the code that asks runs on this stack.
    @export(implementation) @inline(__always)
    func isCurrent() -> Bool {
        let low = low
        // seams:skip(flipped) No variable lies directly above a stack.
        return withUnsafePointer(to: low) { UInt(bitPattern: $0) &- low < size.load(ordering: .relaxed) }
    }
}
