import Synchronization

/// Finds the head of a factory's slot without taking a lock.
///
/// A reader walks an open-addressed table of entries that never change. Writers, one at a time, add entries; see ``SlotDirectory`` for
/// what happens when a table is full.
struct SlotTable {
    /// The address of a factory's name, written before the head is published, and the head of its slot, which knows the type.
    struct Entry: ~Copyable {
        var name: UnsafeRawPointer?
        let head = Atomic<UnsafeMutablePointer<CellHead>?>(nil)

        init() {}
    }

    /// The entries, a power of two of them, after one whose name is no name but their number less one.
    let memory: UnsafeMutablePointer<Entry>

    init(_ memory: UnsafeMutableRawPointer) {
        self.memory = memory.assumingMemoryBound(to: Entry.self)
    }

    init(capacity: Int) {
        memory = .allocate(capacity: capacity + 1)
        for index in 0...capacity { (memory + index).initialize(to: Entry()) }
        memory.pointee.name = UnsafeRawPointer(bitPattern: capacity - 1)
    }

    func deallocate() {
        memory.deinitialize(count: Int(bitPattern: mask) + 2)
        memory.deallocate()
    }

    @inline(__always)
    var mask: UInt { UInt(bitPattern: memory.pointee.name) }

    @inline(__always)
    private func firstIndex(_ type: ObjectIdentifier, _ name: UnsafeRawPointer) -> UInt {
        (((UInt(bitPattern: type) &+ UInt(bitPattern: name) &* 31) &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
    }

    /// Returns the head of the slot known by these two addresses.
    @inline(__always)
    func head(_ type: ObjectIdentifier, _ name: UnsafeRawPointer) -> UnsafeMutablePointer<CellHead>? {
        var index = firstIndex(type, name)
        while true {
            let entry = memory + (Int(bitPattern: index) &+ 1)
            guard let head = entry.pointee.head.load(ordering: .acquiring) else { return nil }
            if entry.pointee.name == name && head.pointee.type == type { return head }
            index = (index &+ 1) & mask
        }
    }

    func insert(_ name: UnsafeRawPointer, _ head: UnsafeMutablePointer<CellHead>) {
        var index = firstIndex(head.pointee.type, name)
        while memory[Int(bitPattern: index) &+ 1].head.load(ordering: .relaxed) != nil { index = (index &+ 1) & mask }
        let entry = memory + (Int(bitPattern: index) &+ 1)
        entry.pointee.name = name
        entry.pointee.head.store(head, ordering: .releasing)
    }
}

/// Owns the slots of one container, and the tables by which readers find them.
struct SlotDirectory {
    private(set) var slots: [Slot] = []
    private var slotsByKey: [Key: Int] = [:]
    private var entries: [(name: UnsafeRawPointer, head: UnsafeMutablePointer<CellHead>)] = []
    /// The table in use is the last. The others stay for readers that may still walk them: as tables double, they take no more room
    /// than the last one.
    private var tables = [SlotTable(capacity: 16)]
    private var heads = HeadMemory(capacity: 8)

    var table: SlotTable { tables[tables.count - 1] }

    /// A factory's key: two addresses that differ may still be the same text.
    private struct Key: Hashable {
        var type: ObjectIdentifier
        var name: Name
    }

    func deallocate() {
        for table in tables { table.deallocate() }
    }

    /// Returns the slot of a factory, made now if it is the first time that somebody asks for it, and enters it in the table.
    mutating func slot(_ declaration: Declaration, _ manager: UnsafeMutablePointer<ManagerHead>) -> Slot {
        let key = Key(type: declaration.type, name: declaration.name)
        let index = slotsByKey[key] ?? slots.count
        if index == slots.count {
            if heads.isFull { heads = HeadMemory(capacity: min(slots.count, 256)) }
            slots.append(Slot(declaration, in: heads, manager))
            slotsByKey[key] = index
        }
        enter(declaration.name.address, slots[index].head)
        return slots[index]
    }

    private mutating func enter(_ name: UnsafeRawPointer, _ head: UnsafeMutablePointer<CellHead>) {
        guard table.head(head.pointee.type, name) == nil else { return }
        entries.append((name, head))
        let capacity = Int(bitPattern: table.mask) + 1
        if entries.count * 3 > capacity * 2 {
            let bigger = SlotTable(capacity: capacity * 2)
            for entry in entries { bigger.insert(entry.name, entry.head) }
            tables.append(bigger)
        } else {
            table.insert(name, head)
        }
    }
}
