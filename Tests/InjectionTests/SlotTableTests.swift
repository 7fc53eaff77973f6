import Testing

@testable import Injection

private final class Services: SharedContainer {
    static let shared = Services()
    let manager = ContainerManager()
}

/// Tests the tables by which a factory finds its slot without a lock.
@Suite struct SlotTableTests {
    private let services = Services()
    private var directory: SlotDirectory { services.manager.directory }

    /// Returns the factory with a name that lives as long as the process.
    private func factory(_ name: StaticString) -> Factory<Int> { Factory(services, key: name) { 0 } }

    private static let names: [StaticString] = [
        "a0", "a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8", "a9", "b0", "b1", "b2", "b3", "b4", "b5", "b6", "b7", "b8", "b9",
    ]

    @Test func `the table has every factory that was used before`() {
        let slots = Self.names.map { factory($0).registration.binding.slot }
        for (name, slot) in zip(Self.names, slots) {
            #expect(directory.table.head(slot.declaration.type, Name(name).address) == slot.head)
        }
    }

    @Test func `a table is at most half full, so that a search ends soon`() {
        for (count, capacity) in [(0, 16), (8, 16), (9, 32), (16, 32), (17, 64)] {
            for name in Self.names.prefix(count) { _ = factory(name) }
            #expect(directory.table.mask + 1 == UInt(capacity))
        }
    }

    @Test func `a table can be filled to its last entry`() {
        let (table, cells) = (SlotTable(capacity: 16), (0..<16).map { _ in Cell() })
        defer { table.deallocate() }
        for (name, cell) in zip(Self.names, cells) { table.insert(Name(name).address, cell.head) }
        for (name, cell) in zip(Self.names, cells) {
            #expect(table.head(cell.head.pointee.type, Name(name).address) == cell.head)
        }
    }
}
