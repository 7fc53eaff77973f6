/// Memory for heads, each of which begins a line of the processor's cache, so that threads with a factory each do not disturb each other.
final class HeadMemory: @unchecked Sendable {
    // Immutable but for `taken`, which the owner guards.
    private let memory: UnsafeMutableRawPointer
    private let capacity: Int
    private var taken = 0

    /// The longest line of a cache that is common: Apple's processors have lines of 128 bytes, others fetch two of 64 together.
    private static let line = 128
    private static let stride = (MemoryLayout<CellHead>.size + line - 1) / line * line

    init(capacity: Int) {
        self.capacity = capacity
        memory = .allocate(byteCount: capacity * HeadMemory.stride, alignment: HeadMemory.line)
    }

    deinit { memory.deallocate() }

    var isFull: Bool { taken == capacity }

    /// Room for one more head, not initialized.
    func next() -> UnsafeMutablePointer<CellHead> {
        defer { taken += 1 }
        return (memory + taken * HeadMemory.stride).bindMemory(to: CellHead.self, capacity: 1)
    }
}
