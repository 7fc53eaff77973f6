/// An instance of any type that a cell keeps.
class Kept: @unchecked Sendable {
    // Immutable; the code that resolves an instance is responsible for sharing it safely.

    /// Copies the instance into the room of a head; the caller holds the head's lock.
    func enter(_ head: UnsafeMutablePointer<CellHead>) {}
    /// Removes the copy from the room of a head; the caller holds the head's lock.
    func leave(_ head: UnsafeMutablePointer<CellHead>) {}

    final class Instance<T>: Kept, @unchecked Sendable {
        let value: T

        init(_ value: T) { self.value = value }

        override func enter(_ head: UnsafeMutablePointer<CellHead>) {
            guard let room = head.room(for: T.self) else { return }  // seams:skip A shortcut: the cell keeps it as well.
            room.initialize(to: value)
            head.pointee.isTaken = true
        }

        override func leave(_ head: UnsafeMutablePointer<CellHead>) {
            guard let room = head.room(for: T.self) else { return }
            head.pointee.isTaken = false
            room.deinitialize(count: 1)  // seams:skip Nothing behind it is released.
        }
    }
}
