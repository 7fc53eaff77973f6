/// The slots of one container, and the tables by which readers find them.
final class SlotDirectory {
    private(set) var slots: [Slot] = []
    /// The slots by type and name, which are compared as text because equal names may have different addresses; empty while there are few.
    private var indices = Index<Declaration, Int>()
    private var entries: [(name: UnsafeRawPointer, head: UnsafeMutablePointer<CellHead>)] = []
    /// All tables so far, of which the last is in use.
    ///
    /// The others stay for readers that may still probe them. Because tables double in size, together they take no more room than the last
    /// one.
    private var tables = [SlotTable(capacity: 16).memory]
    private var heads = HeadMemory(capacity: 8)

    var table: SlotTable { SlotTable(tables[tables.count - 1]) }

    // seams:skip Memory that is not freed changes no answer.
    deinit {
        for table in tables { SlotTable(table).deallocate() }
    }

    /// Returns the slot of a factory, which is created at first use, and adds it to the table.
    func slot(_ declaration: Declaration, _ manager: UnsafeMutablePointer<ManagerHead>) -> Slot {
        let slot = known(declaration) ?? add(declaration, manager)
        enter(declaration.name.address, slot.head)  // seams:skip(doubled) The second call finds it there.
        return slot
    }

    private func known(_ declaration: Declaration) -> Slot? {
        // seams:skip A shortcut: the search finds the same.
        if slots.count > SlotDirectory.few { return indices.value(declaration.withoutPlace).map { slots[$0] } }
        for slot in slots where slot.declaration.type == declaration.type && slot.declaration.name == declaration.name { return slot }
        return nil
    }

    private func add(_ declaration: Declaration, _ manager: UnsafeMutablePointer<ManagerHead>) -> Slot {
        if heads.isFull { heads = HeadMemory(capacity: min(slots.count, 256)) }
        let slot = Slot(declaration, in: heads, manager)
        slots.append(slot)
        if slots.count > SlotDirectory.few {  // seams:skip It only decides when the index begins.
            // seams:skip(altered) Entered again, it is the same.
            let start = slots.count == SlotDirectory.few + 1 ? 0 : slots.count - 1
            // seams:skip(doubled) Entered again, it is the same.
            for index in start..<slots.count { indices.set(index, slots[index].declaration.withoutPlace) }
        }
        return slot
    }

    /// The number of slots that are searched one by one.
    private static let few = 16  // seams:skip(altered) It only decides when the index begins.

    private func enter(_ name: UnsafeRawPointer, _ head: UnsafeMutablePointer<CellHead>) {
        guard table.head(head.pointee.type, name) == nil else { return }  // seams:skip A shortcut: the directory finds what a table lacks.
        entries.append((name, head))
        let capacity = Int(bitPattern: table.mask) + 1
        if entries.count * 2 > capacity {
            let bigger = SlotTable(capacity: capacity * 2)
            for entry in entries { bigger.insert(entry.name, entry.head) }
            tables.append(bigger.memory)
        } else {
            table.insert(name, head)
        }
    }
}
