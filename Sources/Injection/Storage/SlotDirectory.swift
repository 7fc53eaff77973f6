/// The slots of one container, and the tables by which readers find them.
struct SlotDirectory {
    private(set) var slots: [Slot] = []
    private var slotsByKey = Index<Key, Int>()
    private var entries: [(name: UnsafeRawPointer, head: UnsafeMutablePointer<CellHead>)] = []
    /// All tables so far, of which the last is in use.
    ///
    /// The others stay for readers that may still probe them. Because tables double in size, together they take no more room than the last
    /// one.
    private var tables = [SlotTable(capacity: 16)]
    private var heads = HeadMemory(capacity: 8)

    var table: SlotTable { tables[tables.count - 1] }

    /// The key of a factory, compared as text because equal names may have different addresses.
    private struct Key: Hashable {
        var type: ObjectIdentifier
        var name: Name
    }

    func deallocate() {
        for table in tables { table.deallocate() }
    }

    /// Returns the slot of a factory, which is created at first use, and adds it to the table.
    mutating func slot(_ declaration: Declaration, _ manager: UnsafeMutablePointer<ManagerHead>) -> Slot {
        let key = Key(type: declaration.type, name: declaration.name)
        let index = slotsByKey.value(key) ?? slots.count
        if index == slots.count {
            if heads.isFull { heads = HeadMemory(capacity: min(slots.count, 256)) }
            slots.append(Slot(declaration, in: heads, manager))
            slotsByKey.set(index, key)
        }
        enter(declaration.name.address, slots[index].head)
        return slots[index]
    }

    private mutating func enter(_ name: UnsafeRawPointer, _ head: UnsafeMutablePointer<CellHead>) {
        guard table.head(head.pointee.type, name) == nil else { return }
        entries.append((name, head))
        let capacity = Int(bitPattern: table.mask) + 1
        if entries.count * 2 > capacity {
            let bigger = SlotTable(capacity: capacity * 2)
            for entry in entries { bigger.insert(entry.name, entry.head) }
            tables.append(bigger)
        } else {
            table.insert(name, head)
        }
    }
}
