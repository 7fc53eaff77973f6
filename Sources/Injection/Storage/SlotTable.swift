import Synchronization

/// Finds the head of a factory's slot without taking a lock.
///
/// A reader walks an open-addressed table of entries that never change. Writers, one at a time, add entries; see ``SlotDirectory`` for
/// what happens when a table is full.
///
/// Names that are near each other in memory, as those of factories that are declared together, have entries near each other: who resolves
/// many factories in turn finds the next entries in the processor's cache.
struct SlotTable {
    /// The address of a factory's name, written before the head is published, and the head of its slot, which knows the type.
    struct Entry: ~Copyable {
        var name: UnsafeRawPointer?
        let head = Atomic<UnsafeMutablePointer<CellHead>?>(nil)

        init() {}
    }

    /// The entries, a power of two of them, after a line of the processor's cache that ends with their number less one.
    let memory: UnsafeMutablePointer<Entry>

    /// The entries that share a line of the cache, and are looked at one after another.
    private static let line: UInt = 4

    init(_ memory: UnsafeMutableRawPointer) {
        self.memory = memory.assumingMemoryBound(to: Entry.self)
    }

    init(capacity: Int) {
        let (count, line) = (capacity + Int(SlotTable.line), Int(SlotTable.line) * MemoryLayout<Entry>.stride)
        let start = UnsafeMutableRawPointer.allocate(byteCount: count * MemoryLayout<Entry>.stride, alignment: line)
            .bindMemory(to: Entry.self, capacity: count)
        for index in 0..<count { (start + index).initialize(to: Entry()) }
        memory = start + Int(SlotTable.line)
        memory[-1].name = UnsafeRawPointer(bitPattern: capacity - 1)
    }

    func deallocate() {
        let start = memory - Int(SlotTable.line)
        start.deinitialize(count: Int(bitPattern: mask + 1 + SlotTable.line))
        UnsafeMutableRawPointer(start).deallocate()
    }

    @inline(__always)
    var mask: UInt { UInt(bitPattern: memory[-1].name) }

    /// Walks the entries where a factory may be, until the closure tells to stop.
    ///
    /// The factories of one type whose names are in one page of memory have their entries in one stretch of the table; if a line is full,
    /// they all go on equally far away.
    @inline(__always)
    private func walk(
        _ type: ObjectIdentifier, _ name: UnsafeRawPointer, until isFound: (UnsafeMutablePointer<Entry>) -> Bool
    ) -> UnsafeMutablePointer<Entry> {
        let name = UInt(bitPattern: name)
        let page = (UInt(bitPattern: type) &+ name >> 12) &* 0x9E37_79B9_7F4A_7C15
        let stretch: UInt = 511
        var index = (page >> 32 & ~stretch | (name >> 3 &+ page >> 55) & stretch) & mask
        var tried: UInt = 0
        while !isFound(memory + Int(bitPattern: index)) {
            tried &+= 1
            index ^= tried & 1 != 0 ? 1 : 3
            if tried % SlotTable.line == 0 { index = (index &+ (page >> 32 | 1) &* SlotTable.line) & mask }
        }
        return memory + Int(bitPattern: index)
    }

    /// Returns the head of the slot known by these two addresses.
    @inline(__always)
    func head(_ type: ObjectIdentifier, _ name: UnsafeRawPointer) -> UnsafeMutablePointer<CellHead>? {
        var found: UnsafeMutablePointer<CellHead>?
        _ = walk(type, name) { entry in
            found = entry.pointee.head.load(ordering: .acquiring)
            guard let head = found else { return true }
            return entry.pointee.name == name && head.pointee.type == type
        }
        return found
    }

    func insert(_ name: UnsafeRawPointer, _ head: UnsafeMutablePointer<CellHead>) {
        let entry = walk(head.pointee.type, name) { $0.pointee.head.load(ordering: .relaxed) == nil }
        entry.pointee.name = name
        entry.pointee.head.store(head, ordering: .releasing)
    }
}
