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
        if entries.count * 2 > capacity {
            let bigger = SlotTable(capacity: capacity * 2)
            for entry in entries { bigger.insert(entry.name, entry.head) }
            tables.append(bigger)
        } else {
            table.insert(name, head)
        }
    }
}
