public import Synchronization

/// Finds the slot of a factory without taking a lock.
///
/// A reader walks an open-addressed table of entries that never change. Writers, one at a time, add entries; see ``SlotDirectory`` for
/// what happens when a table is full.
@usableFromInline
final class SlotTable: @unchecked Sendable {
    // An entry is written before its slot is published, and never again.
    @usableFromInline
    struct Entry: ~Copyable {
        @usableFromInline var type: UInt = 0
        @usableFromInline var name: UInt = 0
        @usableFromInline let slot = Atomic<UnsafeRawPointer?>(nil)

        init() {}
    }

    @usableFromInline let entries: UnsafeMutablePointer<Entry>
    @usableFromInline let mask: UInt

    init(capacity: Int) {
        entries = .allocate(capacity: capacity)
        for index in 0..<capacity { (entries + index).initialize(to: Entry()) }
        mask = UInt(capacity - 1)
    }

    deinit {
        entries.deinitialize(count: Int(mask) + 1)
        entries.deallocate()
    }

    @inlinable
    static func hash(_ type: UInt, _ name: UInt) -> UInt {
        let mixed = (type &+ name &* 31) &* 0x9E37_79B9_7F4A_7C15
        return mixed >> 32
    }

    /// Returns the slot known by these two addresses.
    @inlinable
    func slot(_ type: UInt, _ name: UInt) -> UnsafeRawPointer? {
        var index = SlotTable.hash(type, name) & mask
        while let slot = entries[Int(index)].slot.load(ordering: .acquiring) {
            if entries[Int(index)].type == type && entries[Int(index)].name == name { return slot }
            index = (index &+ 1) & mask
        }
        return nil
    }

    func insert(_ type: UInt, _ name: UInt, _ slot: UnsafeRawPointer) {
        var index = SlotTable.hash(type, name) & mask
        while entries[Int(index)].slot.load(ordering: .relaxed) != nil { index = (index &+ 1) & mask }
        entries[Int(index)].type = type
        entries[Int(index)].name = name
        entries[Int(index)].slot.store(slot, ordering: .releasing)
    }
}

/// Owns the slots of one container, and the tables by which readers find them.
struct SlotDirectory {
    private(set) var slots: [any AnySlot] = []
    private var slotsByName: [Name: Int] = [:]
    private var entries: [(type: UInt, name: UInt, slot: UnsafeRawPointer)] = []
    /// The table in use is the last. The others stay for readers that may still walk them: as tables double, they take no more room
    /// than the last one.
    private var tables = [SlotTable(capacity: 16)]

    var table: SlotTable { tables[tables.count - 1] }

    /// A factory's key: two addresses that differ may still be the same text.
    private struct Name: Hashable {
        var type: UInt
        var text: String
    }

    /// Returns the slot of a factory, made now if it is the first time that somebody asks for it, and enters it in the table.
    mutating func slot(type: UInt, name: StaticString, make: () -> any AnySlot) -> any AnySlot {
        let key = Name(type: type, text: name.description)
        let index = slotsByName[key] ?? slots.count
        if index == slots.count {
            slots.append(make())
            slotsByName[key] = index
        }
        let slot = slots[index]
        enter(type, name.word, UnsafeRawPointer(Unmanaged.passUnretained(slot as AnyObject).toOpaque()))
        return slot
    }

    private mutating func enter(_ type: UInt, _ name: UInt, _ slot: UnsafeRawPointer) {
        guard table.slot(type, name) == nil else { return }
        entries.append((type, name, slot))
        if entries.count * 2 > Int(table.mask) {
            let bigger = SlotTable(capacity: (Int(table.mask) + 1) * 2)
            for entry in entries { bigger.insert(entry.type, entry.name, entry.slot) }
            tables.append(bigger)
        } else {
            table.insert(type, name, slot)
        }
    }
}
