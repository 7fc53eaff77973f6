public import Synchronization

/// Finds the head of a factory's slot without taking a lock.
///
/// A reader walks an open-addressed table of entries that never change. Writers, one at a time, add entries; see ``SlotDirectory`` for
/// what happens when a table is full.
@usableFromInline
struct SlotTable {
    /// A factory by two addresses, and the head of its slot: written before the head is published, and never again.
    @usableFromInline
    struct Entry: ~Copyable {
        @usableFromInline var type: UInt = 0
        @usableFromInline var name: UInt = 0
        @usableFromInline let head = Atomic<UnsafeMutablePointer<CellHead>?>(nil)

        init() {}
    }

    /// The entries, a power of two of them, after one whose name is their number less one.
    @usableFromInline let memory: UnsafeMutablePointer<Entry>

    @inlinable @inline(__always)
    init(_ memory: UnsafeMutableRawPointer) {
        self.memory = memory.assumingMemoryBound(to: Entry.self)
    }

    init(capacity: Int) {
        memory = .allocate(capacity: capacity + 1)
        for index in 0...capacity { (memory + index).initialize(to: Entry()) }
        memory.pointee.name = UInt(capacity - 1)
    }

    func deallocate() {
        memory.deinitialize(count: Int(bitPattern: mask) + 2)
        memory.deallocate()
    }

    @inlinable @inline(__always)
    var mask: UInt { memory.pointee.name }

    @inlinable @inline(__always)
    func firstIndex(_ type: UInt, _ name: UInt) -> UInt {
        (((type &+ name &* 31) &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
    }

    /// Returns the head of the slot known by these two addresses.
    @inlinable @inline(__always)
    func head(_ type: UInt, _ name: UInt) -> UnsafeMutablePointer<CellHead>? {
        var index = firstIndex(type, name)
        while true {
            let entry = memory + (Int(bitPattern: index) &+ 1)
            guard let head = entry.pointee.head.load(ordering: .acquiring) else { return nil }
            if entry.pointee.type == type && entry.pointee.name == name { return head }
            index = (index &+ 1) & mask
        }
    }

    func insert(_ type: UInt, _ name: UInt, _ head: UnsafeMutablePointer<CellHead>) {
        var index = firstIndex(type, name)
        while memory[Int(bitPattern: index) &+ 1].head.load(ordering: .relaxed) != nil { index = (index &+ 1) & mask }
        let entry = memory + (Int(bitPattern: index) &+ 1)
        entry.pointee.type = type
        entry.pointee.name = name
        entry.pointee.head.store(head, ordering: .releasing)
    }
}

/// Owns the slots of one container, and the tables by which readers find them.
struct SlotDirectory {
    private(set) var slots: [Slot] = []
    private var slotsByKey: [Key: Int] = [:]
    private var entries: [(type: UInt, name: UInt, head: UnsafeMutablePointer<CellHead>)] = []
    /// The table in use is the last. The others stay for readers that may still walk them: as tables double, they take no more room
    /// than the last one.
    private var tables = [SlotTable(capacity: 16)]

    var table: SlotTable { tables[tables.count - 1] }

    /// A factory's key: two addresses that differ may still be the same text.
    private struct Key: Hashable {
        var type: UInt
        var name: Name
    }

    func deallocate() {
        for table in tables { table.deallocate() }
    }

    /// Returns the slot of a factory, made now if it is the first time that somebody asks for it, and enters it in the table.
    mutating func slot(_ declaration: Declaration) -> Slot {
        let type = UInt(bitPattern: declaration.type)
        let key = Key(type: type, name: declaration.name)
        let index = slotsByKey[key] ?? slots.count
        if index == slots.count {
            slots.append(Slot(declaration))
            slotsByKey[key] = index
        }
        enter(type, declaration.name.word, slots[index].head)
        return slots[index]
    }

    private mutating func enter(_ type: UInt, _ name: UInt, _ head: UnsafeMutablePointer<CellHead>) {
        guard table.head(type, name) == nil else { return }
        entries.append((type, name, head))
        if entries.count * 2 > Int(bitPattern: table.mask) {
            let bigger = SlotTable(capacity: (Int(bitPattern: table.mask) + 1) * 2)
            for entry in entries { bigger.insert(entry.type, entry.name, entry.head) }
            tables.append(bigger)
        } else {
            table.insert(type, name, head)
        }
    }
}
