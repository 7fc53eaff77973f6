/// Memory for heads, each at the start of a cache line, so that threads with different factories do not slow each other down.
final class HeadMemory: @unchecked Sendable {
    // Immutable except for `taken`, which the owner guards.
    private let memory: UnsafeMutableRawPointer
    private let capacity: Int
    private var taken = 0

    /// The longest common cache line: 128 bytes on Apple's processors; others fetch two lines of 64 bytes together.
    private static let line = 128
    // seams:skip Any room that is large enough does the same.
    private static let stride = (MemoryLayout<CellHead>.size + line - 1) / line * line

    init(capacity: Int) {
        self.capacity = capacity
        memory = .allocate(byteCount: capacity * HeadMemory.stride, alignment: HeadMemory.line)
    }

    deinit { memory.deallocate() }  // seams:skip Memory that is not freed changes no answer.

    var isFull: Bool { taken == capacity }

    /// Returns uninitialized room for one more head.
    func next() -> UnsafeMutablePointer<CellHead> {
        defer { taken += 1 }
        return (memory + taken * HeadMemory.stride).bindMemory(to: CellHead.self, capacity: 1)
    }
}
