public import Foundation
public import Synchronization

/// The part of a manager that is read at every resolution: in one piece of memory, and with no reference counts on the way to it.
@usableFromInline
struct ManagerHead: ~Copyable {
    /// What a resolution must look into, so that what is not used costs one load.
    @usableFromInline let flags = Atomic<UInt32>(ManagerHead.autoRegistrationIsDue)
    /// The table in use, which the manager's directory owns.
    @usableFromInline let table: Atomic<UnsafeMutableRawPointer>
    /// By which the calling thread finds its ``ThreadHead``: here, reading it does not ask whether it is initialized.
    @usableFromInline let threadKey = ThreadState.key
    /// Guards auto-registration, for as long as there is the head.
    var autoRegistrationLock = Lock()
    /// The manager, which owns this head.
    @usableFromInline let manager: Unmanaged<ContainerManager>

    init(of manager: ContainerManager, _ table: SlotTable) {
        self.manager = Unmanaged.passUnretained(manager)
        self.table = Atomic(UnsafeMutableRawPointer(table.memory))
    }

    static let autoRegistrationIsDue: UInt32 = 1
    static let defaultScope: UInt32 = 2
    static let decorator: UInt32 = 4
    static let pushed: UInt32 = 8

    /// The head of the calling thread's state.
    @inlinable @inline(__always)
    var thread: UnsafeMutablePointer<ThreadHead> { ThreadHead.current(threadKey) }

    /// Whether nothing concerns every factory of the container, whether anything is set for the factory or not.
    @inlinable @inline(__always)
    var isPlain: Bool { flags.load(ordering: .acquiring) & 7 == 0 }

    @inlinable @inline(__always)
    var autoRegistrationIsDue: Bool { flags.load(ordering: .acquiring) & 1 != 0 }

    func has(_ flag: UInt32) -> Bool { flags.load(ordering: .acquiring) & flag != 0 }

    /// Called with the manager's lock held.
    func set(_ flag: UInt32, _ isOn: Bool) {
        let flags = flags.load(ordering: .relaxed)
        self.flags.store(isOn ? flags | flag : flags & ~flag, ordering: .releasing)
    }
}

extension UnsafeMutablePointer<ManagerHead> {
    /// Returns the head of a factory's slot, which is made now if it is the first time that somebody asks for it. The manager keeps it.
    ///
    /// Not inlined, so that the property which declares the factory is small enough to be.
    @usableFromInline @inline(never)
    func slot(_ type: ObjectIdentifier, _ name: Name, _ place: Place) -> UnsafeMutablePointer<CellHead> {
        SlotTable(pointee.table.load(ordering: .acquiring)).head(type, name.address) ?? newSlot(type, name, place)
    }

    /// Apart from the above, which needs no stack without it.
    @inline(never)
    private func newSlot(_ type: ObjectIdentifier, _ name: Name, _ place: Place) -> UnsafeMutablePointer<CellHead> {
        pointee.manager.takeUnretainedValue().slot(Declaration(type: type, name: name, place: place)).head
    }
}
