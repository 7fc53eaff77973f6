/// An instance that a cell keeps, whatever its type.
class Kept: @unchecked Sendable {
    // Immutable; what is Sendable or not is the business of who resolves it.

    /// Puts a copy into the room of a head; called with its lock held.
    func enter(_ head: UnsafeMutablePointer<CellHead>) {}
    /// Takes the copy out of the room again; called with its lock held.
    func leave(_ head: UnsafeMutablePointer<CellHead>) {}

    final class Instance<T>: Kept, @unchecked Sendable {
        let value: T

        init(_ value: T) { self.value = value }

        override func enter(_ head: UnsafeMutablePointer<CellHead>) {
            guard let room = head.room(for: T.self) else { return }
            room.initialize(to: value)
            head.pointee.isTaken = true
        }

        override func leave(_ head: UnsafeMutablePointer<CellHead>) {
            guard let room = head.room(for: T.self) else { return }
            head.pointee.isTaken = false
            room.deinitialize(count: 1)
        }
    }
}
