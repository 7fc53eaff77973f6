import Synchronization

/// A hash table that finds the head of a factory's slot without a lock.
///
/// Readers probe an open-addressed table whose entries never change. One writer at a time adds entries; ``SlotDirectory`` replaces a full
/// table.
///
/// Names that are close together in memory, such as those of factories that are declared together, have entries that are close together.
/// Code that resolves many factories in turn therefore finds the next entries in the processor's cache.
struct SlotTable {
    /// The address of a factory's name, written before the head is published, and the head of its slot, which stores the type.
    struct Entry: ~Copyable {
        var name: UnsafeRawPointer?
        let head = Atomic<UnsafeMutablePointer<CellHead>?>(nil)

        init() {}
    }

    /// The entries, a power of two in number, after one cache line that ends with their number minus one.
    let memory: UnsafeMutableRawPointer

    private var entries: UnsafeMutablePointer<Entry> { memory.assumingMemoryBound(to: Entry.self) }

    /// The number of entries in a cache line, which are probed one after another.
    private static let line: UInt = 4

    init(_ memory: UnsafeMutableRawPointer) {
        self.memory = memory
    }

    @inline(never)
    init(capacity: Int) {
        // seams:skip It decides only where a cache line begins, and how much room is left over.
        let (count, line) = (capacity + Int(SlotTable.line), Int(SlotTable.line) * MemoryLayout<Entry>.stride)
        let start = UnsafeMutableRawPointer.allocate(byteCount: count * MemoryLayout<Entry>.stride, alignment: line)
            .bindMemory(to: Entry.self, capacity: count)
        // seams:skip(altered, doubled) The first entries lie before the table, and made twice, an entry is the same.
        for index in 0..<count { (start + index).initialize(to: Entry()) }
        memory = UnsafeMutableRawPointer(start + Int(SlotTable.line))
        entries[-1].name = UnsafeRawPointer(bitPattern: capacity - 1)
    }

    // seams:skip It holds nothing to release, and memory that is not freed changes no answer.
    func deallocate() {
        let start = entries - Int(SlotTable.line)
        start.deinitialize(count: Int(bitPattern: mask + 1 + SlotTable.line))
        UnsafeMutableRawPointer(start).deallocate()
    }

    @inline(__always)
    var mask: UInt { UInt(bitPattern: entries[-1].name) }

    /// Probes the possible entries of a factory until the closure returns true.
    ///
    /// Factories of one type whose names are on one page of memory have their entries in one stretch of the table. If a cache line is full,
    /// probing continues at the same distance for all of them.
    // seams:skip Any order of the entries finds the same, if it leaves none out.
    @inline(__always)
    private func walk(
        _ type: ObjectIdentifier, _ name: UnsafeRawPointer, until isFound: (UnsafeMutablePointer<Entry>) -> Bool
    ) -> UnsafeMutablePointer<Entry> {
        let name = UInt(bitPattern: name)
        let page = (UInt(bitPattern: type) &+ name >> 12) &* 0x9E37_79B9_7F4A_7C15
        let stretch: UInt = 511
        var index = (page >> 32 & ~stretch | (name >> 3 &+ page >> 55) & stretch) & mask
        var tried: UInt = 0
        while !isFound(entries + Int(bitPattern: index)) {
            tried &+= 1
            index ^= tried & 1 != 0 ? 1 : 3
            if tried % SlotTable.line == 0 { index = (index &+ (page >> 32 | 1) &* SlotTable.line) & mask }
        }
        return entries + Int(bitPattern: index)
    }

    /// Returns the head of the slot with this type and name, if the table has it.
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

    @inline(never)
    func insert(_ name: UnsafeRawPointer, _ head: UnsafeMutablePointer<CellHead>) {
        let entry = walk(head.pointee.type, name) { $0.pointee.head.load(ordering: .relaxed) == nil }
        entry.pointee.name = name
        entry.pointee.head.store(head, ordering: .releasing)
    }
}
